import type { Passage } from "#platform/search/port.ts";
import type { Attachment } from "#shared/contract/attachment-shapes.ts";
import type { FoundPassage } from "../retrieval/rank.ts";
import type { Candidate, Reranked } from "../retrieval/rerank.ts";
import type { Bounds } from "../retrieval/retrieve.ts";

/** The files that a visitor attached to a conversation. Their module is loaded only for a conversation that has some. */
export interface VisitorFiles {
  /** Those that no question came after yet. */
  unasked: Attachment[];
  isOwn: IsOwn;
  /** Keeps them as long as their conversation, once it is stored. */
  keep(): Promise<void>;
  /** The passages that are ranked together with those of documents. */
  candidates(rerank: (candidates: Candidate[]) => Reranked[]): Candidate[];
  /** The passages for a language model, best first, with those of documents that were found. */
  related(
    found: FoundPassage[],
    within: (bounds: Bounds, found: FoundPassage[]) => FoundPassage[],
  ): FoundPassage[];
  /** The rule for a prompt with these passages; undefined if none is from a file. */
  rule(found: Pick<FoundPassage, "passage">[]): string | undefined;
}

/** Whether a passage is from one of these files. */
export type IsOwn = (one: { passage: Pick<Passage, "documentId"> }) => boolean;
