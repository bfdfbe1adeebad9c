/** A text that is not sent, by its conversation and kind. It outlives the screen, not the tab. */
export interface Draft {
  text: string;
  /** Sent with the text, so that a repeated request stores it once. */
  idempotencyKey: string;
}

const drafts = new Map<string, Draft>();

const keyOf = (conversation: string, isNote: boolean): string =>
  `${conversation} ${isNote ? "note" : "reply"}`;

export const draftOf = (conversation: string, isNote: boolean): Draft =>
  drafts.get(keyOf(conversation, isNote)) ?? newDraft("");

export const keepDraft = (conversation: string, isNote: boolean, draft: Draft): void => {
  if (draft.text) drafts.set(keyOf(conversation, isNote), draft);
  else drafts.delete(keyOf(conversation, isNote));
};

export const newDraft = (text: string): Draft => ({ text, idempotencyKey: crypto.randomUUID() });
