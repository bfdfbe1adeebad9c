import type { Passage } from "#platform/search/port.ts";
import type { SpokenLanguage } from "../language/spoken-language.ts";
import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";
import type { Candidate } from "../starters/candidates.ts";
import { readAround, type Suggestion, suggestionFor } from "../topics/suggestion.ts";

const mostTopics = 6;
const mostNames = 4;
const documentsRead = 20;

/**
 * Questions about the sections that the passages are in, in their order; written answers only if there is nothing else.
 * `asked` is the language of the question, for passages whose own is not recognised. Sections whose headings do not read as a person's words are left out.
 */
export const topicsOf = (found: FoundPassage[], asked?: SpokenLanguage): Candidate[] => {
  const files = found.filter(({ passage }) => !isWrittenAnswer(passage));
  const named = (files.length > 0 ? files : found).map(({ passage }) => passage);
  const around = readAround(textOf(named), asked);
  const sections = Map.groupBy(named, ({ documentId, titlePath }) => [documentId, ...titlePath].join("\n"));
  const candidates = [...sections.values()].flatMap((passages) => {
    const [{ documentId, titlePath } = { documentId: "", titlePath: [] }] = passages;
    const suggestion = suggestionFor(titlePath.at(-1) ?? "", around);
    return suggestion ? [{ ...suggestion, documentId, section: textOf(passages) }] : [];
  });
  return distinct(candidates).slice(0, mostTopics);
};

const textOf = (passages: Passage[]): string => passages.map(({ text }) => text).join("\n");

/** Up to four names of a chatbot's processed documents that read as a person's words, newest first. */
export const documentTopics = async (chatbotId: string): Promise<string[]> => {
  const names = (await readDocuments(chatbotId)).map(({ filename }) => titleOf(filename));
  const around = readAround(names.join("\n"), "en");
  const topics = distinct(names.flatMap((name) => suggestionFor(name, around) ?? []));
  return topics.flatMap(({ topic }) => topic ?? []).slice(0, mostNames);
};

/** The document store is loaded on first use, because most questions need none. */
export const readDocuments = async (chatbotId: string) => {
  const { documentStore } = await import("#lambdas/documents/store.ts");
  const read = [];
  for await (const document of documentStore.all(chatbotId)) {
    if (document.chunk_count > 0) read.push(document);
    if (read.length === documentsRead) break;
  }
  return read;
};

/** A file's name as words: without ending, signs between words, and numbers of copies. */
const titleOf = (filename: string): string => {
  const words = filename
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/(?<!\s)\s*\(\d+\)$|(?<![-_ ])[-_ ]+(?:copy|final|draft|v\d+(?:\.\d+)*)$/i, "")
    .replace(/[_-]+/g, " ")
    .trim();
  return words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const distinct = <Found extends Suggestion>(found: Found[]): Found[] =>
  [...Map.groupBy(found, ({ question }) => question.toLowerCase()).values()].flatMap((same) =>
    same.slice(0, 1),
  );
