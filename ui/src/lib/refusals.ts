import { words } from "./lang.svelte";
import { TERMS } from "./terms";
import type { RefusalCode } from "./types";

/** What to tell the user: a sentence for every refusal, or it does not compile. */
const sentences = words<Record<RefusalCode, string>>({
  en: {
    "no-such-game": "This game is gone.",
    "damaged-game": "This game is damaged and cannot be opened.",
    "no-such-city": "This city is not on the table any more.",
    "no-such-player": "This player is not at the table any more.",
    "name-taken": "Another player already has this name.",
    "table-full": "The table is full: Between Two Cities is for up to seven players.",
    "table-empty": "At least one player stays at the table.",
    "no-campaign": "This game is not part of a campaign.",
    "campaign-complete": "All games of this campaign have been played.",
    "campaign-begun":
      "This campaign already has other games: its length and difficulty stay as they are.",
    "bonus-taken": "You have chosen this building type already in this campaign.",
    "wrong-entry": "The sheet cannot hold this entry. It is as it was.",
    "other-tiles":
      "A city keeps the tiles that lay there, and gets those assigned to it: no others.",
    "tiles-apart": "Every tile has to touch another.",
    "split-duplex": "The two halves of a duplex tile have to touch.",
    unfinished: "The result can be shared when every city is done.",
    "no-such-photo": "This photo is gone.",
    "not-an-image": "This is not a picture that can be read. Try a JPEG, PNG or WebP photo.",
    "too-large": "This file is too large.",
    "no-city": "No city found in the photo.",
    automacity: `${TERMS.en.automacity} has no grid to photograph: it is entered by counting.`,
    "no-samples": "The sample photos are not on this device.",
    "reader-failed": "Reading the photo failed. Try again, or enter the city by hand.",
    "no-reader": "Photos can’t be read on this device. You can enter cities by hand.",
    "disk-full": "There is no space left on this device: the change could not be saved.",
    "storage-failed": "The change could not be saved.",
    "not-saved": "The file could not be saved.",
    unreadable: "The file could not be opened. Nothing was changed.",
    "not-a-backup": "This file is not a Surveyor backup. Nothing was changed.",
    newer:
      "This backup comes from a newer version of Surveyor. Update the app first; nothing was changed.",
    damaged: "This backup is damaged. Nothing was changed.",
    "bad-copy":
      "This file was not saved by Surveyor, or it is damaged. What was learned stays as it is.",
    offline:
      "No connection to the device that holds the game. Is it still on, on the same network?",
    elsewhere: "Surveyor is open in another tab: go on there, or bring your games here.",
    "no-storage":
      "This browser gives Surveyor no place to keep games. Private windows often do not: open an ordinary one.",
    "not-loaded":
      "What reads photos is not on this device yet. Connect to the internet once, then try again.",
    "host-only": "Only the host can do this.",
    "no-session": "The host has closed this table. Scan the code again.",
    "wrong-secret": "This link is not valid any more. Scan the code again.",
    "too-many-guesses": "Too many tries with wrong links. Wait a minute, then scan the code again.",
    "too-many-photos": "Wait until your other photos are read, then try again.",
    busy: "Many photos are on their way. Try again in a moment.",
    "too-slow": "The photo came in too slowly. Move closer to the Wi-Fi and try again.",
    "phones-failed": "Phones cannot join: this device cannot be reached on the network.",
    failed: "That didn’t work.",
  },
  fr: {
    "no-such-game": "Cette partie n’existe plus.",
    "damaged-game": "Cette partie est endommagée et ne peut pas être ouverte.",
    "no-such-city": "Cette ville n’est plus sur la table.",
    "no-such-player": "Ce joueur n’est plus à la table.",
    "name-taken": "Un autre joueur porte déjà ce nom.",
    "table-full": "La table est complète\u00a0: Between Two Cities se joue jusqu’à sept joueurs.",
    "table-empty": "Il reste au moins un joueur à la table.",
    "no-campaign": "Cette partie ne fait pas partie d’une campagne.",
    "campaign-complete": "Toutes les parties de cette campagne ont été jouées.",
    "campaign-begun":
      "Cette campagne compte déjà d’autres parties\u00a0: sa longueur et sa difficulté ne changent plus.",
    "bonus-taken": "Vous avez déjà choisi ce type de bâtiment dans cette campagne.",
    "wrong-entry": "La feuille ne peut pas contenir cette valeur. Elle est inchangée.",
    "other-tiles":
      "Une ville garde ses tuiles en place et reçoit celles qui lui sont attribuées, aucune autre.",
    "tiles-apart": "Chaque tuile doit en toucher une autre.",
    "split-duplex": "Les deux moitiés d’une tuile bâtiment double doivent se toucher.",
    unfinished: "Le résultat se partage une fois toutes les villes terminées.",
    "no-such-photo": "Cette photo n’existe plus.",
    "not-an-image": "Cette image ne peut pas être lue. Essayez une photo JPEG, PNG ou WebP.",
    "too-large": "Ce fichier est trop volumineux.",
    "no-city": "Aucune ville trouvée sur la photo.",
    automacity: `${TERMS.fr.automacity} n’a pas de grille à photographier\u00a0: on la saisit en comptant.`,
    "no-samples": "Les photos d’exemple ne sont pas sur cet appareil.",
    "reader-failed": "L’analyse de la photo a échoué. Réessayez, ou saisissez la ville à la main.",
    "no-reader":
      "Les photos ne peuvent pas être analysées sur cet appareil. Vous pouvez saisir les villes à la main.",
    "disk-full":
      "Il n’y a plus de place sur l’appareil\u00a0: la modification n’a pas pu être enregistrée.",
    "storage-failed": "La modification n’a pas pu être enregistrée.",
    "not-saved": "Le fichier n’a pas pu être enregistré.",
    unreadable: "Le fichier n’a pas pu être ouvert. Rien n’a été modifié.",
    "not-a-backup": "Ce fichier n’est pas une sauvegarde de Surveyor. Rien n’a été modifié.",
    newer:
      "Cette sauvegarde vient d’une version plus récente de Surveyor. Mettez d’abord l’application à jour\u202f; rien n’a été modifié.",
    damaged: "Cette sauvegarde est endommagée. Rien n’a été modifié.",
    "bad-copy":
      "Ce fichier ne vient pas de Surveyor, ou il est endommagé. Ce qui a été appris reste tel quel.",
    offline:
      "Pas de connexion avec l’appareil qui contient la partie. Est-il allumé et sur le même réseau\u202f?",
    elsewhere:
      "Surveyor est ouvert dans un autre onglet\u00a0: continuez là-bas, ou ouvrez vos parties ici.",
    "no-storage":
      "Ce navigateur ne donne pas de place à Surveyor pour vos parties. C’est souvent le cas des fenêtres privées\u00a0: ouvrez une fenêtre ordinaire.",
    "not-loaded":
      "Ce qui analyse les photos n’est pas encore sur cet appareil. Connectez-vous une fois à internet, puis réessayez.",
    "host-only": "Seul l’hôte peut faire cela.",
    "no-session": "L’hôte a fermé cette table. Scannez de nouveau le code.",
    "wrong-secret": "Ce lien n’est plus valable. Scannez de nouveau le code.",
    "too-many-guesses":
      "Trop d’essais avec de mauvais liens. Attendez une minute, puis scannez de nouveau le code.",
    "too-many-photos": "Attendez que vos autres photos soient analysées, puis réessayez.",
    busy: "Beaucoup de photos arrivent en même temps. Réessayez dans un instant.",
    "too-slow": "La photo arrive trop lentement. Rapprochez-vous du Wi-Fi et réessayez.",
    "phones-failed":
      "Les téléphones ne peuvent pas participer\u00a0: cet appareil est introuvable sur le réseau.",
    failed: "Cela n’a pas fonctionné.",
  },
  de: {
    "no-such-game": "Dieses Spiel gibt es nicht mehr.",
    "damaged-game": "Dieses Spiel ist beschädigt und lässt sich nicht öffnen.",
    "no-such-city": "Diese Stadt liegt nicht mehr auf dem Tisch.",
    "no-such-player": "Dieser Spieler sitzt nicht mehr am Tisch.",
    "name-taken": "Ein anderer Spieler heißt schon so.",
    "table-full": "Der Tisch ist voll: Between Two Cities ist für höchstens sieben Spieler.",
    "table-empty": "Mindestens ein Spieler bleibt am Tisch.",
    "no-campaign": "Dieses Spiel gehört zu keiner Kampagne.",
    "campaign-complete": "Alle Spiele dieser Kampagne sind gespielt.",
    "campaign-begun":
      "Diese Kampagne hat schon andere Spiele: Ihre Länge und Schwierigkeit bleiben, wie sie sind.",
    "bonus-taken": "Diesen Gebäudetyp hast du in dieser Kampagne schon gewählt.",
    "wrong-entry": "Der Bogen kann diesen Wert nicht aufnehmen. Er ist, wie er war.",
    "other-tiles":
      "Eine Stadt behält ihre Plättchen, wo sie lagen, und bekommt die zugeteilten: keine anderen.",
    "tiles-apart": "Jedes Plättchen muss ein anderes berühren.",
    "split-duplex": "Die beiden Hälften eines Doppelplättchens müssen sich berühren.",
    unfinished: "Teilen geht, sobald alle Städte fertig sind.",
    "no-such-photo": "Dieses Foto gibt es nicht mehr.",
    "not-an-image": "Dieses Bild lässt sich nicht lesen. Versuche es mit JPEG, PNG oder WebP.",
    "too-large": "Diese Datei ist zu groß.",
    "no-city": "Auf dem Foto ist keine Stadt zu finden.",
    automacity: `${TERMS.de.automacity} hat kein Raster zum Fotografieren: Sie wird durch Zählen eingegeben.`,
    "no-samples": "Die Beispielfotos sind nicht auf diesem Gerät.",
    "reader-failed":
      "Die Stadt ließ sich nicht erkennen. Versuche es noch einmal oder gib die Stadt von Hand ein.",
    "no-reader":
      "Auf diesem Gerät lassen sich Städte nicht auf Fotos erkennen. Du kannst Städte von Hand eingeben.",
    "disk-full": "Der Speicher ist voll: Die Änderung wurde nicht gespeichert.",
    "storage-failed": "Die Änderung konnte nicht gespeichert werden.",
    "not-saved": "Die Datei konnte nicht gespeichert werden.",
    unreadable: "Die Datei ließ sich nicht öffnen. Nichts wurde geändert.",
    "not-a-backup": "Diese Datei ist keine Sicherung von Surveyor. Nichts wurde geändert.",
    newer:
      "Diese Sicherung stammt von einer neueren Version von Surveyor. Aktualisiere zuerst die App; nichts wurde geändert.",
    damaged: "Diese Sicherung ist beschädigt. Nichts wurde geändert.",
    "bad-copy":
      "Diese Datei ist nicht von Surveyor oder beschädigt. Das Gelernte bleibt, wie es ist.",
    offline: "Keine Verbindung zum Gerät mit dem Spiel. Ist es noch an und im selben WLAN?",
    elsewhere:
      "Surveyor ist in einem anderen Tab offen: Mache dort weiter oder hole deine Spiele hierher.",
    "no-storage":
      "Dieser Browser gibt Surveyor keinen Platz für Spiele. Bei privaten Fenstern ist das oft so: Öffne ein gewöhnliches.",
    "not-loaded":
      "Was Städte auf Fotos erkennt, ist noch nicht auf diesem Gerät. Verbinde dich einmal mit dem Internet und versuche es dann noch einmal.",
    "host-only": "Das kann nur der Gastgeber.",
    "no-session": "Der Gastgeber hat den Tisch geschlossen. Scanne den Code noch einmal.",
    "wrong-secret": "Dieser Link gilt nicht mehr. Scanne den Code noch einmal.",
    "too-many-guesses":
      "Zu viele Versuche mit falschen Links. Warte eine Minute und scanne den Code noch einmal.",
    "too-many-photos":
      "Warte, bis deine anderen Fotos erkannt sind, und versuche es dann noch einmal.",
    busy: "Gerade kommen viele Fotos an. Versuche es gleich noch einmal.",
    "too-slow": "Das Foto kommt zu langsam an. Gehe näher an das WLAN und versuche es noch einmal.",
    "phones-failed": "Handys können nicht mitmachen: Dieses Gerät ist im Netz nicht erreichbar.",
    failed: "Das hat nicht geklappt.",
  },
});

/** What to tell the user about a refusal. */
export function refusalSentence(code: RefusalCode): string {
  return sentences()[code];
}

/** Every code that this page has a sentence for. */
export function codes(): RefusalCode[] {
  return Object.keys(sentences()) as RefusalCode[];
}

/** Whether it is a code that this page knows: the program that answers may be another version. */
export function isCode(code: unknown): code is RefusalCode {
  return codes().some((known) => known === code);
}
