import type { Found } from "../retrieval/retrieve.ts";

const most = 4;
const longest = 60;
const documentsRead = 20;

/** What the passages nearest to a question are about, as up to four short names, the nearest first. */
export const topicsOf = (found: Found[]): string[] =>
  distinct(found.map(({ passage }) => passage.titlePath.at(-1) || titleOf(passage.filename)));

/** What a chatbot's documents are about, by their names, the newest first. */
export const documentTopics = async (chatbotId: string): Promise<string[]> =>
  distinct((await readDocuments(chatbotId)).map(({ filename }) => titleOf(filename)));

/** Loaded where it is needed only: most questions are answered without. */
const readDocuments = async (chatbotId: string) => {
  const { documentStore } = await import("#lambdas/documents/store.ts");
  const read = [];
  for await (const document of documentStore.all(chatbotId)) {
    if (document.chunk_count > 0) read.push(document);
    if (read.length === documentsRead) break;
  }
  return read;
};

const titleOf = (filename: string): string =>
  filename.replace(/\.[a-z0-9]{1,5}$/i, "").replace(/[_-]+/g, " ");

const distinct = (names: string[]): string[] => {
  const known = new Map<string, string>();
  for (const name of names.map(shortened))
    if (name) known.set(name.toLowerCase(), known.get(name.toLowerCase()) ?? name);
  return [...known.values()].slice(0, most);
};

/** Cut between words, so that it still reads as a name. */
const shortened = (name: string): string => {
  const line = name.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest / 2)).trimEnd()}…`;
};
