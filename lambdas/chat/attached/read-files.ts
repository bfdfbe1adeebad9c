import { attachmentStore, type ConversationKey } from "#lambdas/attachments/store.ts";
import { related } from "./related.ts";
import { ruleFor } from "./rule.ts";
import type { IsOwn, VisitorFiles } from "./visitor-files.ts";

const maxCandidates = 20;

/** The files that a visitor attached to a conversation; undefined if there are none. */
export const readFiles = async (conversation: ConversationKey): Promise<VisitorFiles | undefined> => {
  const files = await attachmentStore.list(conversation);
  if (files.length === 0) return undefined;
  const unasked = files.filter(({ ttl }) => ttl !== undefined);
  const passages = (await Promise.all(files.map(attachmentStore.passages))).flat();
  const candidates = passages.map((passage) => ({ passage }));
  const ids = new Set(files.map(({ id }) => id));
  const isOwn: IsOwn = ({ passage }) => ids.has(passage.documentId);
  return {
    unasked: unasked.map(({ id, filename, bytes }) => ({ id, filename, bytes })),
    isOwn,
    keep: async () => {
      await Promise.all(unasked.map(attachmentStore.keep));
    },
    candidates: (rerank) =>
      candidates.length > maxCandidates
        ? rerank(candidates)
            .slice(0, maxCandidates)
            .map(({ passage }) => ({ passage }))
        : candidates,
    related: (found, within) => related(found, { passages, isOwn, within }),
    rule: (found) => ruleFor(found, isOwn),
  };
};
