import { questionTypeOf, withoutTypeWords } from "#platform/models/builtin/question-type/question-type.ts";
import { asking } from "#platform/questions/meanings/asking.ts";
import {
  isTableLanguage,
  partsOf,
  type TableLanguage,
  wordsFor,
} from "#platform/questions/meanings/meanings.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import { isStopWord } from "#platform/search/analysis/stop-words.ts";
import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import type { FoundPassage } from "./rank.ts";
import { type SearchOutcome, searchFor } from "./retrieve.ts";

/** The commonest language of the passages; undefined if none is recognised. */
export const languageOfPassages = (found: FoundPassage[]): SpokenLanguage | undefined => {
  const counts = Map.groupBy(
    found.flatMap(({ passage }) => spokenLanguage(passage.text) ?? []),
    (language) => language,
  );
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
};

/**
 * The question in the words of another language: its meanings by the table, its names and numbers as they are. Undefined
 * if it has a word that the table does not have.
 */
export const saidIn = (question: string, from: SpokenLanguage, to: SpokenLanguage): string | undefined => {
  if (from === to || !isTableLanguage(from) || !isTableLanguage(to)) return undefined;
  const type = questionTypeOf(question);
  const begun = type && asking[to][type];
  const words = contentOf(question, from).map((part) =>
    "meanings" in part ? wordsFor(part.meanings, to).slice(0, 1)[0] : sameIn(part.word, question),
  );
  if (words.some((word) => word === undefined) || (words.length === 0 && !begun)) return undefined;
  return `${[begun, ...words].filter(Boolean).join(" ")}?`;
};

/** Searches for a question in the words of the documents' language; undefined if it is theirs or cannot be said in it. */
export const searchAcross = async (
  chatbotId: string,
  { text, ranking: { ranked } }: SearchOutcome,
  spoken: SpokenLanguage,
): Promise<SearchOutcome | undefined> => {
  // Tables of names and numbers tell no language; their labels are English more often than anything else.
  const language = languageOfPassages(ranked) ?? "en";
  const said = language && saidIn(text, spoken, language);
  return said ? searchFor(chatbotId, said) : undefined;
};

const contentOf = (question: string, language: TableLanguage) =>
  partsOf(withoutTypeWords(question), language).filter(
    (part) =>
      "meanings" in part ||
      !(
        isStopWord(
          foldDiacritics(part.word),
          language === "zh" || language === "ja" ? undefined : language,
        ) || light.test(part.word)
      ),
  );

/** Verbs and fillers that say nothing of what is asked. */
const light =
  /^(?:darf|dürfen|kann|können|muss|will|möchte|hoch|euer|eure|ihr|ihre|euch|bitte|gerade|denn|halten|gilt|beträgt|habe|macht|vous|votre|vos|faut|est|coûte|su|sus|usted|ustedes|puedo|cuesta|hay|vostro|vostra|posso|seu|sua|você|jullie|jouw|kan|mogę|czy|jest|są|na|的|了|吗|你们|我|可以|は|を|の|に|が|か|です|ます|please|do|does|can|may|[的是什么吗呢了我你您们可以怎样有请问在要一个这那はがをにのですかまいでしょうこそりあるか料]+)$/iu;

/** A name or a number is the same in every language. */
const sameIn = (word: string, question: string): string | undefined =>
  /\p{N}/u.test(word)
    ? word
    : question
        .match(new RegExp(`(?<=\\S\\s)\\p{Lu}${"\\p{L}"}*`, "gu"))
        ?.find((name) => name.toLowerCase() === word);
