import { conversationStore, type StoredConversation } from "#lambdas/conversations/store.ts";
import type { Message } from "#shared/conversations/shapes.ts";
import { AppError } from "#shared/errors.ts";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { readSelected } from "../read-selected.ts";
import type { Selection } from "../selection.ts";
import type { Progress } from "./export-progress.ts";
import type { Format } from "./format.ts";

interface Writing {
  format: Format;
  /** Brought up to date before each text is yielded. */
  progress: Progress;
}

interface Page {
  items: Message[];
  cursor?: string;
}

const messagesAtOnce = 100;
/** Conversations whose first messages are read at the same time. */
const readAhead = 20;

/** The text of the selected conversations from `progress` on. An export may go on behind each text. */
export async function* writeConversations(
  selection: Selection,
  { format, progress }: Writing,
): AsyncGenerator<string> {
  yield* writeRest(selection, { format, progress });
  for await (const group of readSelected(selection, { cursor: progress.after }))
    for (let from = 0; from < group.length; from += readAhead) {
      const some = group.slice(from, from + readAhead);
      const pages = await Promise.all(some.map(({ conversation }) => firstPage(conversation, format)));
      for (const [at, { conversation, cursor }] of some.entries()) {
        progress.conversations += 1;
        progress.after = cursor;
        const entry = selection.entryOf(conversation);
        const begin = format.open(entry, progress.conversations === 1);
        yield begin + writePage(entry, pages[at] ?? { items: [] }, { format, progress });
        yield* writeRest(selection, { format, progress });
      }
    }
}

/** Writes the further messages of a conversation; one that is gone by then ends. */
async function* writeRest(
  { accountId, entryOf }: Selection,
  { format, progress }: Writing,
): AsyncGenerator<string> {
  while (progress.within) {
    const { id, messages: cursor } = progress.within;
    const conversation = await conversationStore.ofAccount(accountId, id).catch(ifAbsent);
    if (conversation) {
      const page = await (await conversationStore.history()).messages(conversation, {
        limit: messagesAtOnce,
        cursor,
      });
      yield writePage(entryOf(conversation), page, { format, progress, isContinued: true });
    } else {
      progress.within = undefined;
      yield format.close();
    }
  }
}

const firstPage = async (conversation: StoredConversation, { hasMessages }: Format): Promise<Page> =>
  hasMessages
    ? (await conversationStore.history()).messages(conversation, { limit: messagesAtOnce })
    : { items: [] };

const writePage = (
  entry: HistoryEntry,
  { items, cursor }: Page,
  { format, progress, isContinued = false }: Writing & { isContinued?: boolean },
): string => {
  progress.messages += items.length;
  progress.within = cursor ? { id: entry.id, messages: cursor } : undefined;
  const texts = items.map((message, at) =>
    format.message(message, { entry, isFirst: at === 0 && !isContinued }),
  );
  return texts.join("") + (cursor ? "" : format.close());
};

const ifAbsent = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
};
