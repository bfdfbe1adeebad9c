import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textStore } from "#lambdas/documents/text/store.ts";
import { AppError } from "#shared/errors.ts";

const documentsListed = 20;
const documentsRead = 6;
const longest = 60;

/**
 * The headings of a chatbot's newest documents, in turn one of each: those of sections before those of whole documents.
 * Read from the beginning of each document; headings that are long or without a word are left out.
 */
export const headingsOf = async (chatbotId: string): Promise<string[]> => {
  const { items } = await documentStore.list(chatbotId, { limit: documentsListed });
  const read = items.filter(({ chunk_count }) => chunk_count > 0).slice(0, documentsRead);
  const byDocument = await Promise.all(read.map(headingsIn));
  const rounds = Math.max(0, ...byDocument.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, at) =>
    byDocument.flatMap((own) => own.slice(at, at + 1)),
  );
  return [...new Map(inTurn.flat().map((heading) => [heading.toLowerCase(), heading])).values()];
};

/** None if the text was replaced or deleted in the meantime. */
const headingsIn = async (document: StoredDocument): Promise<string[]> => {
  const { reading } = document;
  if (!reading) return [];
  try {
    const { passages } = await textStore.part(document, reading, await textStore.index(document, reading), 0);
    const paths = passages.map(({ titlePath }) => titlePath);
    const sections = paths.filter(({ length }) => length > 1);
    return [...sections, ...paths].flatMap((path) => path.slice(-1)).filter(isShowable);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return [];
    throw error;
  }
};

const isShowable = (heading: string): boolean => heading.length <= longest && /\p{L}{2}/u.test(heading);
