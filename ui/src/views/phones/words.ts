import { words } from "../../lib/lang.svelte";

export const phonesWords = words({
  en: {
    title: "Phones at the table",
    about: "Everyone can photograph and check cities with their own phone. Nothing to install.",
    start: "Let phones join",
    /** Phones are at another table now. */
    elsewhere: "Phones are at another table now. If you start here, they have to join again.",
    code: "Code with the link for phones",
    scan: "Scan the code with a phone on the same network.",
    unreachable: "Only this device can open the link: Surveyor was started for this device alone.",
    otherLinks: "If the code does not work",
    joined: (phones: number) =>
      phones === 0
        ? "Nobody has joined yet."
        : phones === 1
          ? "1 phone has joined."
          : `${phones} phones have joined.`,
    /** Who of them has said where they sit. */
    here: (names: string) => `Here: ${names}.`,
    stop: "Stop",
    ended: "This table is closed",
    lost: "No connection to the host",
    lostNote:
      "Are you still on the same network? This page reconnects by itself. If the host has closed the table, scan the code again.",
    /** What the host is told while the server does not answer. */
    hostLost: "No connection to Surveyor. This page reconnects by itself.",
    restarted: "Surveyor was restarted",
    restartedNote: "Open the link that it shows now. Your games are all there.",
  },
  fr: {
    title: "Téléphones à la table",
    about:
      "Chacun peut photographier et vérifier des villes avec son propre téléphone, sans rien installer.",
    start: "Inviter d’autres téléphones",
    elsewhere:
      "Les téléphones sont à une autre table. Si vous commencez ici, ils devront revenir avec le nouveau code.",
    code: "Code avec le lien pour les téléphones",
    scan: "Scannez ce code avec un téléphone connecté au même réseau.",
    unreachable:
      "Seul cet appareil peut ouvrir le lien\u00a0: Surveyor a été démarré pour lui seul.",
    otherLinks: "Si le code ne marche pas",
    joined: (phones) =>
      phones === 0
        ? "Personne n’a encore rejoint la table."
        : phones === 1
          ? "1 téléphone a rejoint la table."
          : `${phones} téléphones ont rejoint la table.`,
    here: (names) => `Sont là\u00a0: ${names}.`,
    stop: "Arrêter",
    ended: "Cette table est fermée",
    lost: "Pas de connexion avec l’hôte",
    lostNote:
      "Êtes-vous toujours sur le même réseau\u202f? Cette page se reconnecte toute seule. Si l’hôte a fermé la table, scannez de nouveau le code.",
    hostLost: "Pas de connexion avec Surveyor. Cette page se reconnecte toute seule.",
    restarted: "Surveyor a redémarré",
    restartedNote: "Ouvrez le lien qu’il affiche maintenant. Toutes vos parties sont là.",
  },
  de: {
    title: "Handys am Tisch",
    about:
      "Alle können Städte mit dem eigenen Handy fotografieren und prüfen, ohne etwas zu installieren.",
    start: "Handys mitmachen lassen",
    elsewhere:
      "Die Handys sind gerade an einem anderen Tisch. Wenn du hier beginnst, müssen sie neu dazukommen.",
    code: "Code mit dem Link für Handys",
    scan: "Scanne den Code mit einem Handy im selben WLAN.",
    unreachable:
      "Nur dieses Gerät kann den Link öffnen: Surveyor wurde nur für dieses Gerät gestartet.",
    otherLinks: "Wenn der Code nicht funktioniert",
    joined: (phones) =>
      phones === 0
        ? "Noch niemand ist dabei."
        : phones === 1
          ? "1 Handy ist dabei."
          : `${phones} Handys sind dabei.`,
    here: (names) => `Da sind: ${names}.`,
    stop: "Beenden",
    ended: "Dieser Tisch ist geschlossen",
    lost: "Keine Verbindung zum Gastgeber",
    lostNote:
      "Bist du noch im selben WLAN? Diese Seite verbindet sich von selbst wieder. Hat der Gastgeber den Tisch geschlossen, scanne den Code noch einmal.",
    hostLost: "Keine Verbindung zu Surveyor. Diese Seite verbindet sich von selbst wieder.",
    restarted: "Surveyor wurde neu gestartet",
    restartedNote: "Öffne den Link, der dort jetzt steht. Deine Spiele sind alle da.",
  },
});
