import { words } from "./lang.svelte";

const reader = {
  en: "Photos can't be read on this device. You can enter cities by hand.",
  fr: "Les photos ne peuvent pas être lues sur cet appareil. Vous pouvez saisir les villes à la main.",
  de: "Auf diesem Gerät lassen sich keine Fotos lesen. Du kannst Städte von Hand eingeben.",
};

const sentences = words<Record<string, string> & { unknown: string }>({
  en: {
    offline:
      "No connection to the device that holds the game. Is it still on, in the same network?",
    "no-such-game": "This game is gone.",
    "damaged-game": "This game is damaged and cannot be opened.",
    "no-such-photo": "This photo is gone.",
    "no-such-city": "This city is not on the table any more.",
    "no-such-player": "This player is not at the table any more.",
    "disk-full": "The device is full: the change could not be saved.",
    "storage-failed": "The change could not be saved.",
    "not-found": "The photo could not be opened.",
    "not-an-image": "This is not a picture that can be read. Try a JPEG, PNG or WebP photo.",
    "too-large": "This file is too large.",
    "no-city": "No city found in the photo.",
    "reader-failed": "Reading the photo failed. Try again, or enter the city by hand.",
    "no-reader": reader.en,
    "library-missing": reader.en,
    "library-unusable": reader.en,
    "models-missing": reader.en,
    "models-damaged": reader.en,
    unfinished: "The result can be shared when every city is done.",
    "not-saved": "The file could not be saved.",
    "host-only": "Only the host can do this.",
    "no-session": "The host has ended this. Scan the code again.",
    "wrong-secret": "This link is not valid any more. Scan the code again.",
    "too-many-guesses": "Too many tries with wrong links. Wait a minute, then scan the code again.",
    "too-many-photos": "Wait until your other photos are read, then try again.",
    "phones-failed": "Phones cannot join: this device cannot be reached in the network.",
    "not-a-backup": "This file is not a backup of Surveyor. Nothing was changed.",
    newer: "This backup comes from a newer Surveyor. Update the app first; nothing was changed.",
    damaged: "This backup is damaged. Nothing was changed.",
    busy: "Many photos are on their way. Try again in a moment.",
    "too-slow": "The photo came in too slowly. Move closer to the Wi-Fi and try again.",
    unknown: "That didn't work.",
  },
  fr: {
    offline:
      "Pas de connexion avec l’appareil qui contient la partie. Est-il allumé, sur le même réseau\u202f?",
    "no-such-game": "Cette partie n’existe plus.",
    "damaged-game": "Cette partie est endommagée et ne peut pas être ouverte.",
    "no-such-photo": "Cette photo n’existe plus.",
    "no-such-city": "Cette ville n’est plus sur la table.",
    "no-such-player": "Ce joueur n’est plus à la table.",
    "disk-full": "L’appareil est plein\u202f: la modification n’a pas pu être enregistrée.",
    "storage-failed": "La modification n’a pas pu être enregistrée.",
    "not-found": "La photo n’a pas pu être ouverte.",
    "not-an-image": "Cette image ne peut pas être lue. Essayez une photo JPEG, PNG ou WebP.",
    "too-large": "Ce fichier est trop volumineux.",
    "no-city": "Aucune ville trouvée sur la photo.",
    "reader-failed": "La lecture de la photo a échoué. Réessayez, ou saisissez la ville à la main.",
    "no-reader": reader.fr,
    "library-missing": reader.fr,
    "library-unusable": reader.fr,
    "models-missing": reader.fr,
    "models-damaged": reader.fr,
    unfinished: "Le résultat se partage une fois toutes les villes terminées.",
    "not-saved": "Le fichier n’a pas pu être enregistré.",
    "host-only": "Seul l’hôte peut faire cela.",
    "no-session": "L’hôte a mis fin au partage. Scannez de nouveau le code.",
    "wrong-secret": "Ce lien n’est plus valable. Scannez de nouveau le code.",
    "too-many-guesses":
      "Trop d’essais avec de mauvais liens. Attendez une minute, puis scannez de nouveau le code.",
    "too-many-photos": "Attendez que vos autres photos soient lues, puis réessayez.",
    "phones-failed":
      "Les téléphones ne peuvent pas participer\u202f: cet appareil est introuvable sur le réseau.",
    "not-a-backup": "Ce fichier n’est pas une sauvegarde de Surveyor. Rien n’a changé.",
    newer:
      "Cette sauvegarde vient d’un Surveyor plus récent. Mettez d’abord l’application à jour\u202f; rien n’a changé.",
    damaged: "Cette sauvegarde est endommagée. Rien n’a changé.",
    busy: "Beaucoup de photos arrivent en même temps. Réessayez dans un instant.",
    "too-slow": "La photo arrive trop lentement. Rapprochez-vous du Wi-Fi et réessayez.",
    unknown: "Cela n’a pas fonctionné.",
  },
  de: {
    offline: "Keine Verbindung zum Gerät mit dem Spiel. Ist es noch an, im selben Netz?",
    "no-such-game": "Dieses Spiel gibt es nicht mehr.",
    "damaged-game": "Dieses Spiel ist beschädigt und lässt sich nicht öffnen.",
    "no-such-photo": "Dieses Foto gibt es nicht mehr.",
    "no-such-city": "Diese Stadt liegt nicht mehr auf dem Tisch.",
    "no-such-player": "Dieser Spieler sitzt nicht mehr am Tisch.",
    "disk-full": "Der Speicher ist voll: Die Änderung wurde nicht gespeichert.",
    "storage-failed": "Die Änderung konnte nicht gespeichert werden.",
    "not-found": "Das Foto ließ sich nicht öffnen.",
    "not-an-image": "Dieses Bild lässt sich nicht lesen. Versuch es mit JPEG, PNG oder WebP.",
    "too-large": "Diese Datei ist zu groß.",
    "no-city": "Auf dem Foto ist keine Stadt zu finden.",
    "reader-failed":
      "Das Foto ließ sich nicht lesen. Noch einmal, oder gib die Stadt von Hand ein.",
    "no-reader": reader.de,
    "library-missing": reader.de,
    "library-unusable": reader.de,
    "models-missing": reader.de,
    "models-damaged": reader.de,
    unfinished: "Teilen geht, sobald alle Städte fertig sind.",
    "not-saved": "Die Datei konnte nicht gespeichert werden.",
    "host-only": "Das kann nur der Gastgeber.",
    "no-session": "Der Gastgeber hat das beendet. Scanne den Code noch einmal.",
    "wrong-secret": "Dieser Link gilt nicht mehr. Scanne den Code noch einmal.",
    "too-many-guesses":
      "Zu viele Versuche mit falschen Links. Warte eine Minute und scanne den Code noch einmal.",
    "too-many-photos":
      "Warte, bis deine anderen Fotos gelesen sind, und versuch es dann noch einmal.",
    "phones-failed": "Handys können nicht mitmachen: Dieses Gerät ist im Netz nicht erreichbar.",
    "not-a-backup": "Diese Datei ist keine Sicherung von Surveyor. Nichts wurde geändert.",
    newer:
      "Diese Sicherung stammt von einem neueren Surveyor. Aktualisiere zuerst die App; nichts wurde geändert.",
    damaged: "Diese Sicherung ist beschädigt. Nichts wurde geändert.",
    busy: "Gerade kommen viele Fotos an. Versuche es gleich noch einmal.",
    "too-slow": "Das Foto kommt zu langsam an. Geh näher an das WLAN und versuche es noch einmal.",
    unknown: "Das hat nicht geklappt.",
  },
});

/** What to tell the user about a refusal. */
export function sentence(code: string): string {
  const all = sentences();
  return all[code] ?? all.unknown;
}
