import type { Language } from "#platform/search/analysis/languages.ts";

/** Words that tell a gender, each line with the word that stands for all of them. */
const tables: Partial<Record<Language, string>> = {
  en: `they: she he
their: him her his hers
themselves: himself herself
they're: she's he's
they'll: she'll he'll
they'd: she'd he'd
person: man woman lady gentleman guy girl boy lad chap bloke
people: men women ladies gentlemen guys girls boys lads
partner: husband wife boyfriend girlfriend missus spouse fella
relative: mother father mum mom dad brother sister uncle aunt cousin grandfather grandmother grandpa grandma son daughter nephew niece
M.: mr mrs ms miss sir madam mr. mrs. ms.
waiter: waitress
landlord: landlady`,
  de: `sie: er
ihr: ihm sein
ihre: seine
ihren: seinen
ihrem: seinem
ihrer: seiner
sie: ihn
Personen: männer frauen damen herren`,
  es: `ella: él
M.: señor señora sr sra sr. sra. don doña
persona: hombre mujer chico chica caballero
personas: hombres mujeres chicos chicas
pareja: marido esposo esposa mujer novio novia
familiar: madre padre hermano hermana tío tía primo prima abuelo abuela hijo hija sobrino sobrina`,
  fr: `elle: il
M.: monsieur madame mademoiselle mme mlle
personne: homme femme dame
partenaire: mari épouse copain copine
parent: mère père frère sœur oncle tante cousin cousine fils fille`,
  it: `lei: lui
M.: signor signore signora signorina
persona: uomo donna ragazzo ragazza
partner: marito moglie fidanzato fidanzata
parente: madre padre fratello sorella zio zia cugino cugina figlio figlia nonno nonna`,
  pt: `ela: ele
dela: dele
M.: senhor senhora sr sra
pessoa: homem mulher rapaz moça
parceiro: marido esposa namorado namorada
parente: mãe pai irmão irmã tio tia primo prima filho filha avô avó`,
  nl: `zij: hij
hun: hem haar zijn
M.: meneer mevrouw
persoon: man vrouw jongen meisje
partner: echtgenoot echtgenote vriend vriendin
familielid: moeder vader broer zus oom tante zoon dochter`,
  pl: `ona: on
jego: jej
M.: pan pani
osoba: mężczyzna kobieta
partner: mąż żona
krewny: matka ojciec brat siostra wujek ciocia syn córka`,
};

/** German roles by their stems; article and ending go with the gender. */
const germanRole =
  /(?<![\p{L}])(?:(?:[Dd](?:er|ie|en|em|es)|(?:[Ee]|[Kk]e)in(?:e[nmrs]?)?|(?:[Mm]|[Ss])ein(?:e[nmrs]?)?|[Uu]nser(?:e[nmrs]?)?|[Ii]hr(?:e[nmrs]?)?|[Zz]u[rm]|[Bb]eim)\s+)?(?:(?:gelernte|neue|alte|junge|erste|letzte|frühere|ehemalige)[rnsm]?\s+)?(\p{L}*(?:[Cc]hef|[Kk]olleg|[Kk]und|[Mm]itarbeiter|[Mm]andant|[Ll]ieferant|[Ll]ehrer|[Mm]eister|[Ll]eiter|[Ii]nhaber|[Ww]irt|[Bb]esitzer|[Nn]achbar|[Ff]ührer|[Bb]erater|[Pp]atient|[Hh]ändler|[Vv]erkäufer|[Pp]rüfer|[Aa]ngestellt|[Ee]inzig|[Aa]rbeiter|[Bb]ekannt|[Kk]auf(?=mann|frau)))(?:mann|frau|e[nrsm]?|s|n|in)?(?![\p{L}])(?:(,? )d(?:er|ie|en|em)(?= ))?/gu;

const germanPerson =
  /(?<![\p{L}])(?:(?:d(?:er|ie|en|em|es)|(?:k?ein|[ms]ein)(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?)\s+)?(?:frau|herrn?|mann|dame|ehemann|ehefrau|partner(?:in)?|freund(?:in)?|kumpel|mutter|vater|mama|papa|bruder|schwester|onkel|tante|opa|oma|großvater|großmutter|sohn|tochter|cousine?)(?![\p{L}])(?:(,? )d(?:er|ie|en|em)(?= ))?/giu;

/** Roles in Romance languages whose last letter tells the gender, with their article. */
const romanceRole =
  /(?<![\p{L}])(?:(?:(?:a\s+)?(?:el|la|los|las|un|una|uno|mi)|al|del|o|os|a|as|um|uma|lo|gli|il|i|le|l')\s+)?((?:\p{L}{3,}(?:ador|ista)|compañer|jef|encargad|cociner|ayudant|dueñ|niñ|chic|alumn|inspector|director|profesor|monitor|enfermer|maestr|client|amig|sobrin|emplead|camarer|copeir|chef|funcionári|collegh?|impiegat|direttor|infermier|maestr))(?:[oae]s?|[ihe]|es)?(?![\p{L}])(?:\s(?:nuev|vej|jov|buen|mal)[oa]s?(?![\p{L}]))?/giu;

const escaped = (word: string): string => word.replaceAll(".", String.raw`\.`);

const openTable = (table: string): ((text: string) => string) => {
  const words = new Map<string, string>();
  for (const line of table.split("\n")) {
    const [instead = "", all = ""] = line.split(": ");
    for (const word of all.split(" ")) words.set(word, instead);
  }
  const longestFirst = [...words.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}])(?:${longestFirst.map(escaped).join("|")})(?![\p{L}])`,
    "giu",
  );
  return (text) =>
    text.replace(pattern, (word) => {
      const instead = words.get(word.toLowerCase()) ?? word;
      const [first = ""] = word;
      return first === first.toLowerCase() ? instead : instead.slice(0, 1).toUpperCase() + instead.slice(1);
    });
};

const opened = new Map<Language, (text: string) => string>();

const tableFor = (language: Language): ((text: string) => string) => {
  const known = opened.get(language) ?? openTable(tables[language] ?? "");
  opened.set(language, known);
  return known;
};

/** A text in which the words of the tables tell no gender. English ones go in any language, because names of roles travel. */
export const ungendered = (text: string, language: Language | undefined): string => {
  const own = language && tables[language] ? language : "en";
  const plain = tableFor(own)(text.replaceAll("’", "'"));
  if (own === "de") return plain.replace(germanPerson, "[person]$1").replace(germanRole, "[$1]$2");
  if (own === "es" || own === "pt" || own === "it") return plain.replace(romanceRole, "[$1]");
  return plain;
};
