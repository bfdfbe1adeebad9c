import { attachmentStore, type ConversationKey } from "#lambdas/attachments/store.ts";
import type { Passage } from "#platform/search/port.ts";
import type { Attachment } from "#shared/contract/attachment-shapes.ts";

export interface VisitorFiles {
  passages: Passage[];
  /** Those that no question came after yet. */
  unasked: Attachment[];
  /** Keeps them as long as their conversation, once it is stored. */
  keep(): Promise<void>;
}

/** The files that a visitor attached to a conversation; undefined if there are none. */
export const readFiles = async (conversation: ConversationKey): Promise<VisitorFiles | undefined> => {
  const files = await attachmentStore.list(conversation);
  if (files.length === 0) return undefined;
  const unasked = files.filter(({ ttl }) => ttl !== undefined);
  return {
    passages: (await Promise.all(files.map(attachmentStore.passages))).flat(),
    unasked: unasked.map(({ id, filename, bytes }) => ({ id, filename, bytes })),
    keep: async () => {
      await Promise.all(unasked.map(attachmentStore.keep));
    },
  };
};
