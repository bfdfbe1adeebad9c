import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";

const most = 4;
const longest = 60;
const documentsRead = 20;

/** Up to four short names of the sections that the passages are in, in their order; questions only if there is nothing else. */
export const topicsOf = (found: FoundPassage[]): string[] => {
  const files = found.filter(({ passage }) => !isWrittenAnswer(passage));
  const named = files.length > 0 ? files : found;
  return distinct(named.map(({ passage }) => passage.titlePath.at(-1) || titleOf(passage.filename)));
};

/** Up to four names of a chatbot's processed documents, newest first. */
export const documentTopics = async (chatbotId: string): Promise<string[]> =>
  distinct((await readDocuments(chatbotId)).map(({ filename }) => titleOf(filename)));

/** The document store is loaded on first use, because most questions need none. */
const readDocuments = async (chatbotId: string) => {
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

const distinct = (names: string[]): string[] => {
  const known = new Map<string, string>();
  for (const name of names.map(shorten))
    if (name) known.set(name.toLowerCase(), known.get(name.toLowerCase()) ?? name);
  return [...known.values()].slice(0, most);
};

/** Cuts between words. */
const shorten = (name: string): string => {
  const line = name.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()}…`;
};
