import { fold, foldDiacritics } from "#platform/search/analysis/fold.ts";
import { languageOf } from "#platform/search/analysis/languages.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { wordsOf } from "#platform/search/analysis/tokenise.ts";
import { type AgreementLanguage, agreementLanguages, concepts } from "./concepts.ts";
import { frameWords } from "./frame.ts";
import { stemOf } from "./spelling.ts";

/** The language of two questions by all words that are known of it; undefined if its vocabulary is not. */
export const languageOfPair = (one: string, other: string): AgreementLanguage | undefined => {
  const told = languageOf(`${one} ${other}`);
  if (told && !isKnown(told)) return undefined;
  const words = wordsOf(foldDiacritics(fold(`${one} ${other}`.replace(/['’-]/g, " "))));
  if (!words.every((word) => /^[a-z0-9]/.test(word))) return undefined;
  const points = agreementLanguages.map((language) => ({
    language,
    count: words.filter((word) => isVocabulary(word, language)).length + (language === told ? 0.5 : 0),
  }));
  return points.reduce((best, next) => (next.count > best.count ? next : best)).language;
};

const isKnown = (language: string): language is AgreementLanguage =>
  agreementLanguages.some((known) => known === language);

const isVocabulary = (word: string, language: AgreementLanguage): boolean =>
  isStopWord(word, language) ||
  vocabularyOf(language).frame.has(word) ||
  conceptsOf(word, language).length > 0;

/** The concepts of a word without diacritics; none for most words. */
export const conceptsOf = (word: string, language: AgreementLanguage): string[] => {
  const { concepts: known } = vocabularyOf(language);
  return known.get(`${word}.`) ?? known.get(stemOf(word, language)) ?? [];
};

/** Whether a word without a concept says nothing of what is asked. */
export const isFrame = (word: string, language: AgreementLanguage): boolean =>
  isStopWord(word, language) || vocabularyOf(language).frame.has(word);

export const isWeak = (concept: string): boolean => concept.startsWith("~");

interface Vocabulary {
  frame: Set<string>;
  /** Keys are stems, and words with a full stop behind them. */
  concepts: Map<string, string[]>;
}

const vocabularies = new Map<AgreementLanguage, Vocabulary>();

const vocabularyOf = (language: AgreementLanguage): Vocabulary => {
  const known = vocabularies.get(language);
  if (known) return known;
  const ofStem = new Map<string, string[]>();
  for (const [concept, words] of concepts)
    for (const word of words[language] ?? []) {
      const plain = foldDiacritics(word);
      for (const form of new Set(
        formsOf(plain, language).flatMap((one) => [`${one}.`, stemOf(one, language)]),
      )) {
        const known = ofStem.get(form) ?? [];
        if (known.length === 0 || isWeak(concept)) ofStem.set(form, [...known, concept]);
      }
    }
  const made = {
    frame: new Set(frameWords[language].split(/\s+/).map(foldDiacritics)),
    concepts: ofStem,
  };
  vocabularies.set(language, made);
  return made;
};

/** Endings of regular verbs in the present, which some stemmers take for others. */
const endings: Partial<Record<AgreementLanguage, Record<string, string>>> = {
  de: { en: "e t" },
  fr: { er: "e ez ons ent" },
  es: { ar: "o a an as amos", er: "o e en es", ir: "o e en es" },
  it: { are: "o a i ate ano iamo", ere: "o e i ete ono", ire: "o e i ite ono isco" },
};

const formsOf = (word: string, language: AgreementLanguage): string[] => {
  const infinitives = Object.entries(endings[language] ?? {});
  const [ending = "", others = ""] = infinitives.find(([end]) => word.length > 4 && word.endsWith(end)) ?? [];
  const root = word.slice(0, -ending.length);
  return [word, ...(ending ? others.split(" ").map((other) => root + other) : [])];
};
