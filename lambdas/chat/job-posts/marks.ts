import { spokenLanguage } from "../language/spoken-language.ts";
import { type Words, words } from "./words.ts";

export interface Marks {
  needs: RegExp;
  wishes: RegExp;
  /** Before a title, anywhere in a sentence. */
  intro: RegExp;
  ends: RegExp;
  place: RegExp;
  company: RegExp;
  types: RegExp;
}

const unspaced = ["zh", "ja"];

/** Up to four words with capitals, and the little words within names of places. */
const spacedName = String.raw`(?<name>\p{Lu}[\p{L}\p{N}&'’-]*(?: (?:(?:am|im|an der|de|del|la|sur|upon|on|of|do|da|&|und|and) )?\p{Lu}[\p{L}\p{N}&'’-]*){0,3})`;

const legal =
  "GmbH|AG|KG|UG|e\\.K\\.|Ltd|LLC|Inc|plc|S\\.A\\.|SA|SARL|SAS|S\\.L\\.|SL|Lda|Ltda|S\\.p\\.A\\.|SpA|S\\.r\\.l\\.|Srl|B\\.V\\.|BV|N\\.V\\.|sp\\. z o\\.o\\.|A\\.Ş\\.|Şti";
const legalName = String.raw`(?<![\p{L}\p{N}&'’-])(?<legal>\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?: \p{Lu}[\p{L}\p{N}&'’-]{0,40}){0,3} (?:${legal}))`;

/** The expressions for the language of a text; those of English for one that is not known. */
export const marksOf = (text: string): Marks => {
  const language = languageOf(text);
  const own = words[language] ?? words.en;
  if (!own) throw new Error("There are no words of English.");
  const isUnspaced = unspaced.includes(language);
  const whole = (alternatives: string, flags = "iu") =>
    new RegExp(isUnspaced ? `(?:${alternatives})` : bounded(alternatives), flags);
  // a type of employment, a day or "interest" is no place
  const noName = String.raw`(?!(?:${own.types}|interesse|bedarf|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?![\p{L}]))`;
  const named = (alternatives: string) => `${bounded(alternatives)}\\s+${noName}`;
  return {
    needs: whole(own.needs),
    wishes: whole(own.wishes),
    intro: whole(own.intro, "giu"),
    ends: isUnspaced ? whole(own.ends) : new RegExp(`[,;:(–]|${bounded(own.ends)}`, "iu"),
    types: whole(own.types, "giu"),
    place: placeOf(language, named(own.place)),
    company:
      language === "ar"
        ? /(?:شركة|لدى)\s(?<name>[\p{sc=Arabic}]+)/u
        : isUnspaced
          ? new RegExp(`(?:${own.company})(?<name>[^\\s，,。、]{2,20})`, "u")
          : new RegExp(`${anyCase(named(own.company))}${spacedName}`, "u"),
  };
};

/** The recognised language, else that of which the text has the most words. */
const languageOf = (text: string): string => {
  const spoken = spokenLanguage(text);
  if (spoken && spoken in words) return spoken;
  const hits = ([, { needs, intro, ends, types }]: [string, Words]): number =>
    [...text.matchAll(new RegExp(bounded([needs, intro, ends, types].join("|")), "giu"))].length;
  const [best] = Object.entries(words)
    .filter(([language]) => !unspaced.includes(language))
    .toSorted((one, other) => hits(other) - hits(one));
  return best?.[0] ?? "en";
};

export const legalCompany = new RegExp(legalName, "u");

const bounded = (alternatives: string): string =>
  String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`;

const placeOf = (language: string, before: string): RegExp => {
  if (language === "zh")
    return /(?:在|位于|地点[：:]?)(?<name>[\p{sc=Han}]{2,4}?)(?=的|工作|招|上班|[，,。]|$)/u;
  if (language === "ja")
    return /(?:勤務地[：:は]?)?(?<name>[\p{sc=Han}\p{sc=Katakana}]{2,8})(?=勤務|にて|で|の(?:店|会社|工房|オフィス|レストラン))/u;
  if (language === "ar") return /(?:في|بمدينة)\s(?<name>[\p{sc=Arabic}]+)/u;
  if (language === "tr") return /(?<!\p{L})(?<name>\p{Lu}\p{L}{0,40})['’](?:da|de|ta|te)(?:ki)?(?!\p{L})/u;
  return new RegExp(`${anyCase(before)}${spacedName}`, "u");
};

/** The words before a name may begin a sentence; the name itself has its capitals, so the whole cannot ignore case. */
const anyCase = (source: string): string => `(?i:${source})`;
