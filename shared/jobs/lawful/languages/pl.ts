import type { LawfulWording } from "../grounds.ts";

const faiths =
  "katoli\\w+|chrześcija\\w+|protestan\\w+|ewangeli\\w+|muzułma\\w+|żyd\\w*|żydow\\w+|ateist\\w+";

export const pl: LawfulWording = {
  ages: "(?:dwudzie\\w+|trzydzie\\w+|czterdzie\\w+|pięćdziesi\\w+|sześćdziesi\\w+)(?: \\w+)?",
  names: {
    age: String.raw`(?:najwyżej|maksymalnie|co najwyżej|nie więcej niż) \d{2} lat(?! \w*doświadczeni)|(?:poniżej|powyżej|do|maksymalnie|ponad|przed) \d{2}\.? (?:lat|roku życia|rokiem życia)(?! doświadczenia)|w wieku (?:do|od|poniżej|powyżej|\d{2})|wiek (?:do|od|maksymalny|poniżej|\d{2})|granica wieku|(?:nie )?(?:starsz\w+|młodsz\w+) niż \d{2}|urodzon\w+ po \d{4}|młod(?:y|a|e|ych|ego|ej)(?: i|,) \w+|młod(?:y|a|e|ych) (?:osob\w+|człowiek|kobiet\w*|mężczyzn\w*|kandydat\w*|pracownik\w*|duchem)|osob\w+ młod\w+|bez emerytów`,
    family: String.raw`bezdzietn\w+|bez (?:dzieci|rodziny|zobowiązań rodzinnych)|nie(?:zamężn\w+|żonat\w+)|(?:nie )?(?:zamężn\w+|żonat\w+)|stan(?:u)? wolnego|sing(?:iel|la|lem|ielk\w+)|^panna$|panna (?:lub|albo|bez)|kawaler|stan cywilny|sytuacja rodzinna|(?:nie|nie jest|nie być) w ciąży|(?:bez|brak|wykluczon\w+) ciąż\w+|ciąż\w+ (?:wykluczon\w+|nie)|plan\w+ macierzyńsk\w+|plan(?:ów|y)? (?:powiększenia rodziny|posiadania dzieci)`,
    origin: String.raw`język ojczysty|native speaker\w*|rodzim\w+ użytkownik\w*|narodowoś\w+|obywatelstw\w+|tylko (?:polacy|polak\w*|obywatele)|(?:bez|nie) (?:obcokrajowców|cudzoziemców|imigrantów|ukraińców)|bez (?:obcego )?akcentu|pochodzeni\w+ (?:etniczn\w+|polski\w+|narodow\w+)|polskiego pochodzenia|(?:biał\w+|czarn\w+) ras\w+|pochodzeni\w+ rasow\w+|polscy rodzice|polskich rodziców|kolor skóry|urodzon\w+ w polsce`,
    health: String.raw`(?:dobry|bardzo dobry|doskonały|dobrym|bardzo dobrym) stan(?:ie)? zdrowia|dobre zdrowie|dobrego zdrowia|zdrow(?:y|a|ych) (?:osob\w+|kandydat\w*|człowiek|i|fizycznie|psychicznie)|osob\w+ zdrow\w+|bez (?:orzeczenia|niepełnosprawności|chorób|schorzeń|problemów zdrowotnych)|nie(?:pełnosprawn\w+ (?:wykluczon\w+|nie))|nigdy nie choruje|rzadko choruje`,
    religion: String.raw`wartości (?:chrześcijański\w+|katolicki\w+|religijn\w+)|wierząc\w+|praktykując\w+|(?:tylko|nie) (?:${faiths})|(?:${faiths}) (?:mile widzian\w+|preferowan\w+|praktykując\w+)|wyznani\w+|ochrzczon\w+|członek kościoła|bez chusty`,
    orientation: String.raw`(?:bez|nie|tylko) (?:homoseksualist\w+|homoseksualn\w+|heteroseksualn\w+|gejów|lesbijek|osób trans\w*)|heteroseksualn\w+|orientacj\w+ seksualn\w+`,
    gender: String.raw`(?:miła|miłą|sympatyczn[aą]|eleganck[aą]) (?:pani|panią|dziewczyn[aę]|kobiet[aę])|(?:tylko|wyłącznie|preferowan\w+) (?:mężczy\w+|kobiet\w*|pan\w*|dziewczyn\w*)|(?:kobiet\w*|mężczy\w+|panie|panowie) (?:tylko|mile widzian\w+|preferowan\w+)|(?:atrakcyjn\w+|ładn\w+|siln\w+) (?:kobiet\w*|dziewczyn\w*|mężczyzn\w*|pani)|płci (?:męskiej|żeńskiej)|płeć ?:`,
  },
  asks: {
    age: String.raw`ile (?:ma pan[i]?|masz|ma pan/pani) lat|(?:pan[ia]?|twój|twoja|pani) (?:wiek|data urodzenia)|kiedy (?:się )?(?:pan[i]?|) ?(?:urodził\w*)|w którym roku (?:\w+ ){0,3}urodził\w*|kiedy (?:\w+ ){0,3}na emeryturę`,
    family: String.raw`(?:pan[ia]|twoi\w+|pańskimi) dzie\w+|(?:ma pan[i]?|masz|czy ma pan/pani)(?: już| małe)* (?:dzieci|rodzinę|męża|żonę|partnera|partnerkę)(?= ?[?,.]|$)|(?:planuje|planujesz|chce|chcesz|zamierza|zamierzasz|myśli|oczekuje)(?: pan[i]?)?(?: mieć| o| w najbliższym czasie| powiększyć){0,2} (?:dzieci|dziecko|ciąż\w+|rodzinę|potomstwo|powiększenie rodziny)|(?:jest pan[i]?|jesteś)(?: \w+)? (?:w ciąży|mężatką|żonaty|zamężna|rozwiedzion\w+|panną|kawalerem|matką|ojcem|samotn\w+)|(?:pani|pana|twój) (?:mąż|żona|dzieci)|zajść w ciążę`,
    origin: String.raw`skąd (?:pan[i]?|) ?(?:pochodzi|pochodzisz|jest|jesteś)(?: pan[i]?)?(?= ?[?.,]|$)|gdzie (?:\w+ )?(?:się )?(?:pan[i]? )?urodził\w*|(?:pan[ai]?|twoj[ae]) (?:narodowość|pochodzenie|obywatelstwo|język ojczysty)|skąd pochodzą (?:pan[ai]|twoi) rodzice`,
    health: String.raw`(?:ma pan[i]?|masz|choruje pan[i]?|chorujesz|cierpi pan[i]?|przyjmuje pan[i]?)(?: na| jakieś| jakąś| orzeczoną| przewlekłe){0,3} ?(?:chorob\w+|niepełnosprawnoś\w+|problemy zdrowotne|alergi\w+|leki|schorzeni\w+)|(?:jest pan[i]?|jesteś)(?: \w+)? (?:zdrow[ya]|chor[ya]|niepełnosprawn[ya])|(?:pan[ai]|twoj\w+) (?:zdrowie|stan zdrowia|choroba)|jak często (?:\w+ ){0,3}(?:choruje|zwolnieni\w+)`,
    religion: String.raw`(?:jest pan[i]?|jesteś)(?: \w+)? (?:${faiths}|wierząc[ya]|religijn[ya]|praktykując[ya]|ochrzczon[ya])|(?:pan[ai]|twoj\w+|jaka jest pana) (?:religia|wiara|wyznanie)|jakiej (?:jest pan[i]? )?(?:religii|wiary)|wierzy pan[i]? w boga|chodzi pan[i]? do kościoła`,
    orientation: String.raw`(?:jest pan[i]?|jesteś) (?:gejem|lesbijką|homoseksualn\w+|hetero\w*|biseksualn\w+|trans\w*)|(?:ma pan[i]?|masz) (?:chłopaka|dziewczynę)(?= ?[?,.]|$)`,
    gender: String.raw`(?:jest pan[i]?|jesteś) (?:mężczyzną|kobietą)|(?:pan[ai]|twoja) płeć`,
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
    religion: ["Pracuje w podane dni", "Traktuje jednakowo ludzi o różnych przekonaniach"],
    orientation: ["Traktuje wszystkich z szacunkiem", "Dobrze pracuje z bardzo różnymi ludźmi"],
    gender: ["Może wykonywać podane zadania", "Dobrze radzi sobie ze wszystkimi klientami"],
  },
};
