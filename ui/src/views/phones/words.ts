import { words } from "../../lib/lang.svelte";

interface PhonesWords {
  title: string;
  about: string;
  start: string;
  /** Phones are at another table now. */
  elsewhere: string;
  code: string;
  scan: string;
  unreachable: string;
  copyLink: string;
  copied: string;
  otherLinks: string;
  joined: (phones: number) => string;
  stop: string;
  settings: string;
  ended: string;
  lost: string;
  lostNote: string;
}

export const phonesWords = words<PhonesWords>({
  en: {
    title: "Phones at the table",
    about: "Everyone can photograph and check cities with their own phone. Nothing to install.",
    start: "Let phones join",
    elsewhere: "Phones are at another table now. If you start here, they have to join anew.",
    code: "Code with the link for phones",
    scan: "Scan this with a phone in the same network.",
    unreachable:
      "Only this device can open the link. For phones, start Surveyor with “surveyor serve --lan”.",
    copyLink: "Copy link",
    copied: "Link copied.",
    otherLinks: "If the code does not work",
    joined: (phones) =>
      phones === 0
        ? "Nobody has joined yet."
        : phones === 1
          ? "1 phone has joined."
          : `${phones} phones have joined.`,
    stop: "Stop",
    settings: "Settings",
    ended: "This table is closed",
    lost: "No connection to the host",
    lostNote:
      "Are you still in the same network? This page goes on by itself. If the host has ended it, scan the code again.",
  },
  fr: {
    title: "Téléphones à la table",
    about:
      "Chacun peut photographier et vérifier des villes avec son propre téléphone, sans rien installer.",
    start: "Inviter les téléphones",
    elsewhere:
      "Les téléphones sont à une autre table. Si vous commencez ici, ils devront revenir avec le nouveau code.",
    code: "Code avec le lien pour les téléphones",
    scan: "Scannez ce code avec un téléphone du même réseau.",
    unreachable:
      "Seul cet appareil peut ouvrir le lien. Pour les téléphones, lancez Surveyor avec «\u202fsurveyor serve --lan\u202f».",
    copyLink: "Copier le lien",
    copied: "Lien copié.",
    otherLinks: "Si le code ne marche pas",
    joined: (phones) =>
      phones === 0
        ? "Personne n’a encore rejoint la table."
        : phones === 1
          ? "1 téléphone a rejoint la table."
          : `${phones} téléphones ont rejoint la table.`,
    stop: "Arrêter",
    settings: "Réglages",
    ended: "Cette table est fermée",
    lost: "Pas de connexion avec l’hôte",
    lostNote:
      "Êtes-vous toujours sur le même réseau\u202f? Cette page reprend d’elle-même. Si l’hôte y a mis fin, scannez de nouveau le code.",
  },
  de: {
    title: "Handys am Tisch",
    about:
      "Alle können Städte mit dem eigenen Handy fotografieren und prüfen, ohne etwas zu installieren.",
    start: "Handys mitmachen lassen",
    elsewhere:
      "Die Handys sind gerade an einem anderen Tisch. Wenn du hier beginnst, müssen sie neu dazukommen.",
    code: "Code mit dem Link für Handys",
    scan: "Scanne das mit einem Handy im selben Netz.",
    unreachable:
      "Nur dieses Gerät kann den Link öffnen. Für Handys starte Surveyor mit „surveyor serve --lan“.",
    copyLink: "Link kopieren",
    copied: "Link kopiert.",
    otherLinks: "Wenn der Code nicht geht",
    joined: (phones) =>
      phones === 0
        ? "Noch niemand ist dabei."
        : phones === 1
          ? "1 Handy ist dabei."
          : `${phones} Handys sind dabei.`,
    stop: "Beenden",
    settings: "Einstellungen",
    ended: "Dieser Tisch ist geschlossen",
    lost: "Keine Verbindung zum Gastgeber",
    lostNote:
      "Bist du noch im selben Netz? Diese Seite macht von selbst weiter. Hat der Gastgeber beendet, scanne den Code noch einmal.",
  },
});
