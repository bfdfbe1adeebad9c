import type { PageBreak } from "#shared/documents/text.ts";

/** The unit of retrieval: a part of a document. */
export interface Passage {
  id: string;
  chatbotId: string;
  documentId: string;
  /** Position in its document, from 0. */
  ordinal: number;
  text: string;
  filename: string;
  /** Document › heading › subheading, outermost first; empty for a document without headings. */
  titlePath: string[];
  /** Page, slide or sheet on which the passage starts: "Page 4", "Slide 2", "Sheet Prices". */
  place?: string;
  /** The further ones that begin within it, `at` counted in `text`; absent in documents read before they were kept. */
  pageBreaks?: PageBreak[];
  /** The address of the web page that it is from. */
  url?: string;
  /** Character offsets into the document's extracted text, end exclusive. */
  start: number;
  end: number;
}

export interface IndexedPassage extends Passage {
  /** Unit vector of the dimension that the search was opened with. */
  vector: Float32Array;
  /** Identifies the embedded text and the model; equal digests have equal vectors. */
  digest?: string;
}

export interface Match {
  passage: Passage;
  /** BM25 for keyword matches (only ranks compare between adapters), cosine similarity -1..1 for nearest ones. */
  score: number;
}

export interface DocumentKey {
  chatbotId: string;
  documentId: string;
}

/** A search index. Each query filters by the chatbot inside the index. */
export interface Search {
  /**
   * Replaces the passages of a document atomically: a question sees all old or all new ones. Two replacements at once
   * leave the passages of one of them.
   */
  replace(document: DocumentKey, passages: IndexedPassage[]): Promise<void>;
  /** Removes a document; does nothing for an unknown one. Later questions do not find it. */
  remove(document: DocumentKey): Promise<void>;
  /** Removes what else the index keeps of a chatbot whose documents are all removed; absent if it keeps nothing. */
  forget?(chatbotId: string): Promise<void>;
  /** Whether the index has passages of the document. */
  holds(document: DocumentKey): Promise<boolean>;
  /** Stored vectors of the chatbot by digest; unknown digests are missing in the map. */
  vectors(query: { chatbotId: string; digests: string[] }): Promise<Map<string, Float32Array>>;
  /**
   * The best passages by BM25 over the analysed terms of the text, best first; the order of ties is not defined. Empty
   * for a limit of 0 or less and for a text without terms.
   */
  keyword(query: { chatbotId: string; text: string; limit: number }): Promise<Match[]>;
  /**
   * The passages with the highest cosine similarity to the unit vector, best first, also those with a negative one;
   * approximate in large indexes, ties in no defined order. Empty for a limit of 0 or less, and while the vectors of
   * the index are of another embedding model.
   */
  nearest(query: { chatbotId: string; vector: Float32Array; limit: number }): Promise<Match[]>;
  /** Cosine similarity of passages of the chatbot to the vector, by passage id; unknown ids are missing in the map. */
  similarity(query: { chatbotId: string; vector: Float32Array; ids: string[] }): Promise<Map<string, number>>;
  /**
   * Cosine similarity of the vector to up to `limit` passages of the chatbot, chosen without regard to the vector: how
   * similar passages are to it by chance. Empty where `nearest` is.
   */
  background(query: { chatbotId: string; vector: Float32Array; limit: number }): Promise<Background>;
  /** Documents that were indexed with another embedding model or version of the text analysis. */
  outdated(): AsyncIterable<DocumentKey>;
  /**
   * Reindexes an outdated document from its stored passages; `embed` returns a vector and digest for each. Until all
   * documents are reindexed, questions find passages by keywords, and replacements and removals take effect at once.
   * Idempotent.
   */
  reindex(document: DocumentKey, embed: (passages: Passage[]) => Promise<EmbeddedText[]>): Promise<void>;
}

export interface EmbeddedText {
  vector: Float32Array;
  digest: string;
}

export interface Background {
  similarities: number[];
  /** The number of the chatbot's passages. */
  passages: number;
}
