import {
  type QuestionType,
  questionTypeOf,
  withoutTypeWords,
} from "#platform/models/builtin/question-type/question-type.ts";
import { asking } from "#platform/questions/meanings/asking.ts";
import { isFiller } from "#platform/questions/meanings/fillers.ts";
import {
  isTableLanguage,
  partsOf,
  type TableLanguage,
  wordsFor,
} from "#platform/questions/meanings/meanings.ts";
import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import type { FoundPassage, SearchOptions } from "./rank.ts";
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
  const begun = type && asking[to][alike[type] ?? type];
  const words = contentOf(question, from).map((part) =>
    "meanings" in part ? wordsFor(part.meanings, to)[0] : sameIn(part.word, question),
  );
  if (words.some((word) => word === undefined) || (words.length === 0 && !begun)) return undefined;
  return `${[begun, ...words].filter(Boolean).join(" ")}?`;
};

/** Searches for a question in the words of the documents' language; undefined if it is theirs or cannot be said in it. */
export const searchAcross = async (
  chatbotId: string,
  { text, ranking: { ranked } }: SearchOutcome,
  { spoken, ...options }: { spoken: SpokenLanguage } & SearchOptions,
): Promise<SearchOutcome | undefined> => {
  // Tables of names and numbers tell no language; their labels are English more often than anything else.
  const language = languageOfPassages(ranked) ?? "en";
  const said = saidIn(text, spoken, language);
  return said ? searchFor(chatbotId, said, options) : undefined;
};

/** Types that begin as others do. */
const alike: Partial<Record<QuestionType, QuestionType>> = { role: "person", address: "place" };

const contentOf = (question: string, language: TableLanguage) =>
  partsOf(withoutTypeWords(question), language).filter(
    (part) => "meanings" in part || !isFiller(part.word, language),
  );

const names = /(?<=\S\s)\p{Lu}\p{L}*/gu;

/** A name or a number is the same in every language. */
const sameIn = (word: string, question: string): string | undefined =>
  /\p{N}/u.test(word) ? word : question.match(names)?.find((name) => name.toLowerCase() === word);
