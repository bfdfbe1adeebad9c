import type { Passage } from "#platform/search/port.ts";
import type { Attachment } from "#shared/attachments/shapes.ts";

interface Ranked {
  passage: Passage;
}

export interface Judged extends Ranked {
  similarity: number;
}

/** Takes as many passages as fit, best first. */
export type Within = (bounds: { passages: number; tokens: number }, found: Judged[]) => Judged[];

/** The files that a visitor attached to a conversation. Their module is loaded only for a conversation that has some. */
export interface VisitorFiles {
  /** The files that no question came after yet. */
  unasked: Attachment[];
  isOwn: IsOwn;
  /** Keeps them as long as their conversation, once it is stored. */
  keep(): Promise<void>;
  /** The passages that are ranked together with those of documents. */
  candidates(rerank: (candidates: Ranked[]) => Ranked[]): Ranked[];
  /** The passages for a language model, best first, with those of documents that were found. */
  related(found: Judged[], within: Within): Judged[];
  /** The rule for a prompt with these passages; undefined if none is from a file. */
  rule(found: Ranked[]): string | undefined;
}

/** Whether a passage is from one of these files. */
export type IsOwn = (one: { passage: Pick<Passage, "documentId"> }) => boolean;
