import { words } from "../../lib/lang.svelte";
import { names } from "../../lib/names";
import type { Building } from "../../lib/types";

interface RuleWords {
  rule: string;
  /** The rule itself; `ladder` is what the steps bring. */
  text: Record<Building, (ladder: readonly number[]) => string>;
  /** What the first row of the ladder counts. */
  steps: Record<Building, string>;
  points: string;
  example: (points: string) => string;
}

export const ruleWords = words<RuleWords>({
  en: {
    rule: "Rule",
    text: {
      shops: () =>
        "Shops in a straight line, in a row or a column, score together. Each shop counts in one line only.",
      factories: ([most, second, other]) =>
        `Each factory scores ${most} in the city with the most factories, ${second} in the city with the second most, and ${other} in every other city.`,
      taverns: () =>
        "Different kinds of tavern form a set. Each tavern counts in one set; further ones begin another.",
      offices: () =>
        "All offices of a city score together; after six a new set begins. An office next to a tavern scores 1 more.",
      parks: () =>
        "Parks next to each other form a group. Beyond three, every further park scores 1 more.",
      houses: () =>
        "Each house scores 1 for every other building type in the city. A house next to a factory scores only 1.",
    },
    steps: {
      shops: "Shops in a line",
      factories: "Rank",
      taverns: "Different taverns",
      offices: "Offices",
      parks: "Parks in a group",
      houses: "Other building types",
    },
    points: "Points",
    example: (points) => `From the rulebook: ${points}`,
  },
  fr: {
    rule: "Règle",
    text: {
      shops: () =>
        "Les commerces alignés, en rangée ou en colonne, comptent ensemble. Chaque commerce ne compte que dans une ligne.",
      factories: ([most, second, other]) =>
        `Chaque usine rapporte ${most} dans la ville qui en a le plus, ${second} dans la seconde, et ${other} dans toutes les autres.`,
      taverns: () =>
        "Des auberges différentes forment une association. Chaque auberge ne compte que dans une association\u202f; les suivantes en commencent une autre.",
      offices: () =>
        "Tous les bureaux d’une ville comptent ensemble\u202f; après six, un nouvel ensemble commence. Un bureau adjacent à une auberge rapporte 1 de plus.",
      parks: () =>
        "Des parcs adjacents forment un groupe. Au-delà de trois, chaque parc rapporte 1 de plus.",
      houses: () =>
        "Chaque résidence rapporte 1 par autre type de bâtiment dans la ville. Adjacente à une usine, elle ne rapporte que 1.",
    },
    steps: {
      shops: "Commerces alignés",
      factories: "Rang",
      taverns: "Auberges différentes",
      offices: "Bureaux",
      parks: "Parcs du groupe",
      houses: "Autres types de bâtiment",
    },
    points: "Points",
    example: (points) => `Exemple du livret\u00a0: ${points}`,
  },
  de: {
    rule: "Regel",
    text: {
      shops: () =>
        "Läden in gerader Linie, in einer Reihe oder Spalte, zählen zusammen. Jeder Laden zählt nur in einer Linie.",
      factories: ([most, second, other]) =>
        `Jede Fabrik bringt ${most} in der Stadt mit den meisten Fabriken, ${second} in der mit den zweitmeisten und ${other} in allen anderen.`,
      taverns: () =>
        "Verschiedene Gaststätten bilden ein Set. Jede Gaststätte zählt nur in einem Set; weitere beginnen ein neues.",
      offices: () =>
        "Alle Büros einer Stadt zählen zusammen; nach sechs beginnt ein neues Set. Ein Büro neben einer Gaststätte bringt 1 mehr.",
      parks: () =>
        "Benachbarte Parks bilden eine Gruppe. Ab dem vierten bringt jeder weitere Park 1 mehr.",
      houses: () =>
        "Jedes Haus bringt 1 für jeden anderen Gebäudetyp in der Stadt. Neben einer Fabrik bringt es nur 1.",
    },
    steps: {
      shops: "Läden in gerader Linie",
      factories: "Rang",
      taverns: "Verschiedene Gaststätten",
      offices: "Büros",
      parks: "Parks in der Gruppe",
      houses: "Andere Gebäudetypen",
    },
    points: "Punkte",
    example: (points) => `Aus der Spielregel: ${points}`,
  },
});

/** What leads to the rule of a building type: "Rule: Shops". */
export function ruleOf(building: Building): string {
  return ruleWords().rule + names().colon + names().buildings[building];
}
