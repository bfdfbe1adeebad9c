import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { documentStore, type StoredDocument } from "./store.ts";

/** Chatbots whose documents are read at the same time. */
const atOnce = 10;
/** Every search reads the whole list, so it has to end. */
const budgetMs = 3000;

/**
 * The account's documents with every word of the text in their names, those of the newest chatbots first. The table has no
 * index of names across chatbots: one query for each chatbot reads them all.
 */
export const findByName = async (accountId: string, text: string, most: number) => {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const isMeant = (document: StoredDocument) => {
    const name = fold([documentName(document), document.interview?.question ?? ""].join(" "));
    return words.every((word) => name.includes(word));
  };
  const end = Date.now() + budgetMs;
  const items: StoredDocument[] = [];
  const within = () => items.length < most && Date.now() < end;
  const search = async (chatbotId: string) => {
    const found: StoredDocument[] = [];
    for await (const document of documentStore.all(chatbotId)) {
      if (isMeant(document)) found.push(document);
      if (found.length === most || Date.now() > end) break;
    }
    return found;
  };
  const chatbots = await Array.fromAsync(chatbotStore.all(accountId), ({ id }) => id);
  for (let from = 0; from < chatbots.length && within(); from += atOnce)
    items.push(...(await Promise.all(chatbots.slice(from, from + atOnce).map(search))).flat());
  return { items: items.slice(0, most), isComplete: Date.now() < end };
};

const fold = (text: string): string => text.normalize("NFC").toLowerCase();
