import type { LawfulWording } from "../grounds.ts";

const faiths =
  "katoli\\w+|chrześcija\\w+|protestan\\w+|ewangeli\\w+|muzułma\\w+|żyd\\w*|żydow\\w+|ateist\\w+";

export const pl: LawfulWording = {
  ages: "(?:dwudzie\\w+|trzydzie\\w+|czterdzie\\w+|pięćdziesi\\w+|sześćdziesi\\w+)(?: \\w+)?",
  names: {
    age: String.raw`(?:poniżej|powyżej|do|maksymalnie|ponad|przed) \d{2}\.? (?:lat|roku życia|rokiem życia)(?! doświadczenia)|w wieku (?:do|od|poniżej|powyżej|\d{2})|wiek (?:do|od|maksymalny|poniżej|\d{2})|granica wieku|(?:nie )?(?:starsz\w+|młodsz\w+) niż \d{2}|urodzon\w+ po \d{4}|młod(?:y|a|e|ych|ego|ej)(?: i|,) \w+|młod(?:y|a|e|ych) (?:osob\w+|człowiek|kobiet\w*|mężczyzn\w*|kandydat\w*|pracownik\w*|duchem)|osob\w+ młod\w+|bez emerytów`,
    family: String.raw`bezdzietn\w+|bez (?:dzieci|rodziny|zobowiązań rodzinnych)|nie(?:zamężn\w+|żonat\w+)|(?:nie )?(?:zamężn\w+|żonat\w+)|stan(?:u)? wolnego|singl?(?:iel)?k?\w*|panna|kawaler|stan cywilny|sytuacja rodzinna|nie w ciąży|ciąż\w+|plan\w+ macierzyńsk\w+|plan(?:ów|y)? (?:powiększenia rodziny|posiadania dzieci)`,
    origin: String.raw`język ojczysty|native speaker\w*|rodzim\w+ użytkownik\w*|narodowoś\w+|obywatelstw\w+|tylko (?:polacy|polak\w*|obywatele)|(?:bez|nie) (?:obcokrajowców|cudzoziemców|imigrantów|ukraińców)|bez (?:obcego )?akcentu|pochodzeni\w+ (?:etniczn\w+|polski\w+|narodow\w+)|polskiego pochodzenia|rasa|rasow\w+|polscy rodzice|polskich rodziców|kolor skóry|urodzon\w+ w polsce`,
    health: String.raw`(?:dobry|bardzo dobry|doskonały|dobrym|bardzo dobrym) stan(?:ie)? zdrowia|dobre zdrowie|dobrego zdrowia|zdrow(?:y|a|ych) (?:osob\w+|kandydat\w*|człowiek|i|fizycznie|psychicznie)|osob\w+ zdrow\w+|bez (?:orzeczenia|niepełnosprawności|chorób|schorzeń|problemów zdrowotnych)|nie(?:pełnosprawn\w+ (?:wykluczon\w+|nie))|nigdy nie choruje|rzadko choruje`,
    religion: String.raw`wierząc\w+|praktykując\w+|(?:tylko|nie) (?:${faiths})|(?:${faiths}) (?:mile widzian\w+|preferowan\w+|praktykując\w+)|wyznani\w+|ochrzczon\w+|członek kościoła|bez chusty`,
    orientation: String.raw`(?:bez|nie|tylko) (?:homoseksualist\w+|homoseksualn\w+|heteroseksualn\w+|gejów|lesbijek|osób trans\w*)|heteroseksualn\w+|orientacj\w+ seksualn\w+`,
    gender: String.raw`(?:tylko|wyłącznie|preferowan\w+) (?:mężczy\w+|kobiet\w*|pan\w*|dziewczyn\w*)|(?:kobiet\w*|mężczy\w+|panie|panowie) (?:tylko|mile widzian\w+|preferowan\w+)|(?:atrakcyjn\w+|ładn\w+|siln\w+) (?:kobiet\w*|dziewczyn\w*|mężczyzn\w*|pani)|płci (?:męskiej|żeńskiej)|płeć ?:`,
  },
  called: {
    age: "wiek",
    family: "rodzina",
    origin: "pochodzenie",
    health: "zdrowie",
    religion: "wyznanie",
    orientation: "orientacja seksualna",
    gender: "płeć",
  },
  lawful: {
    age: [
      "Utrzymuje tempo w dni pełne pracy i umie powiedzieć jak",
      "Nauczył(a) się nowego narzędzia w ostatnim roku",
    ],
    family: ["Może pracować w podanych godzinach", "Może podróżować tak często, jak wymaga praca"],
    origin: [
      "Mówi i pisze w języku na tyle dobrze, by obsługiwać klientów",
      "Może legalnie pracować w miejscu pracy",
    ],
    health: [
      "Może wykonywać podane zadania, w razie potrzeby z pomocami",
      "Planuje ciężką pracę tak, żeby została zrobiona",
    ],
    religion: ["Pracuje w podane dni", "Traktuje jednakowo ludzi każdego wyznania"],
    orientation: ["Traktuje wszystkich z szacunkiem", "Dobrze pracuje z bardzo różnymi ludźmi"],
    gender: ["Może wykonywać podane zadania", "Dobrze radzi sobie ze wszystkimi klientami"],
  },
};
