import { languageOf } from "#platform/search/analysis/languages.ts";
import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import { isAscii, keywordsOf } from "../language/words.ts";

/** A text's language as far as it decides whether the words of two texts can be compared. */
export interface WrittenIn {
  language: SpokenLanguage | undefined;
  script: string | undefined;
  /** Chinese only; characters that both kinds share decide nothing. */
  characters: "simplified" | "traditional" | undefined;
  /** Its words in lower case, without single letters. */
  words: string[];
}

const scripts = [
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Cyrillic",
  "Greek",
  "Arabic",
  "Hebrew",
  "Thai",
  "Lao",
  "Khmer",
  "Myanmar",
  "Devanagari",
  "Bengali",
  "Gurmukhi",
  "Gujarati",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Sinhala",
  "Georgian",
  "Armenian",
  "Ethiopic",
].map((name) => [name, new RegExp(`\\p{sc=${name}}`, "gu")] as const);

const simplified =
  /[这个们国会来时说对学过发经样点问为无进还种业从电现实关间开长应车东两边员机见让听买卖给门书请领费馆图号区处务单价报关难气飞语课]/g;
const traditional =
  /[這個們國會來時說對學過發經樣點問為無進還種業從電現實關間開長應車東兩邊員機見讓聽買賣給門書請領費館圖號區處務單價報關難氣飛語課]/g;

/** A text of this many words has function words, if it is in a known language. */
const fewestWords = 6;
const leastFunctionWords = 0.1;

/** `spoken` is the language of a text in Latin letters that is too short to tell. */
export const writtenIn = (text: string, spoken?: SpokenLanguage): WrittenIn => {
  const script = scriptOf(text);
  const language = script === "Latin" ? (languageOf(text) ?? inLatin(spoken)) : spokenLanguage(text);
  return {
    language,
    script,
    characters: language === "zh" ? charactersOf(text) : undefined,
    words: text.toLowerCase().match(/\p{L}{2,}/gu) ?? [],
  };
};

const otherScripts: SpokenLanguage[] = ["ar", "bg", "el", "he", "hi", "ja", "ko", "ru", "th", "uk", "zh"];

const inLatin = (spoken: SpokenLanguage | undefined): SpokenLanguage | undefined =>
  spoken && !otherScripts.includes(spoken) ? spoken : undefined;

/** Whether the words of two texts can be compared. */
export const isSameLanguage = (one: WrittenIn, other: WrittenIn): boolean => {
  if (one.characters && other.characters && one.characters !== other.characters) return false;
  if (one.language && other.language) return one.language === other.language;
  if (one.script && other.script && one.script !== other.script) return false;
  if (one.language) return mayBeIn(one.language, other);
  return !other.language || mayBeIn(other.language, one);
};

/** Whether a text whose language was not recognised may be in this one: it is short, or has function words of it. */
const mayBeIn = (language: SpokenLanguage, { words }: WrittenIn): boolean => {
  if (words.length < fewestWords) return true;
  return words.length - keywordsOf(words.join(" "), language).length >= leastFunctionWords * words.length;
};

/** Whether a text is long enough for its language to be known. */
export const isSurelyIn = ({ language, words }: WrittenIn): boolean =>
  language !== undefined && words.length >= fewestWords;

const maxCharacters = 400;

/** Chinese texts contain Latin names, and a Latin letter carries less than an ideograph, hence the factor. */
const scriptOf = (whole: string): string | undefined => {
  const text = whole.slice(0, maxCharacters);
  const hasLatin = /\p{sc=Latin}/u.test(text);
  if (isAscii(text)) return hasLatin ? "Latin" : undefined;
  const latin = text.match(/\p{sc=Latin}/gu)?.length ?? 0;
  const others = text.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  if (latin > others * 3) return "Latin";
  const counted = scripts.map(([name, letter]) => [name, text.match(letter)?.length ?? 0] as const);
  const [best] = counted.toSorted(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : undefined;
};

const charactersOf = (text: string): WrittenIn["characters"] => {
  const difference = (text.match(simplified)?.length ?? 0) - (text.match(traditional)?.length ?? 0);
  return difference === 0 ? undefined : difference > 0 ? "simplified" : "traditional";
};
