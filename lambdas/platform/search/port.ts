/** A part of a document as it is stored and found. */
export interface Passage {
  id: string;
  chatbotId: string;
  documentId: string;
  /** Position in its document, from 0. */
  ordinal: number;
  text: string;
  filename: string;
  /** Document › heading › subheading, outermost first; empty where the document has no headings. */
  titlePath: string[];
  /** Page, slide or sheet the passage starts on, as a person would say it: "Page 4", "Slide 2", "Sheet Prices". */
  place?: string;
  /** Character offsets into the document's extracted text, end exclusive. */
  start: number;
  end: number;
}

export interface IndexedPassage extends Passage {
  /** Unit length, of the dimension the search was opened with. */
  vector: Float32Array;
  /** Names what was embedded, by which model: the same for the same vector. */
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

/** Where passages live. Both queries see one chatbot only, filtered inside the query. */
export interface Search {
  /**
   * Puts a document's passages in place of its former ones; a question sees either all old or all new ones. Of two
   * at once, one is there in the end, and whole.
   */
  replace(document: DocumentKey, passages: IndexedPassage[]): Promise<void>;
  remove(document: DocumentKey): Promise<void>;
  /** Whether questions find passages of the document. */
  holds(document: DocumentKey): Promise<boolean>;
  /** Vectors that the chatbot's passages have, by the digests of what was embedded; unknown ones are left out. */
  vectors(query: { chatbotId: string; digests: string[] }): Promise<Map<string, Float32Array>>;
  keyword(query: { chatbotId: string; text: string; limit: number }): Promise<Match[]>;
  nearest(query: { chatbotId: string; vector: Float32Array; limit: number }): Promise<Match[]>;
  /** Cosine similarity of each given passage of the chatbot to the vector, by passage id; unknown ids are left out. */
  similarity(query: { chatbotId: string; vector: Float32Array; ids: string[] }): Promise<Map<string, number>>;
  /** Documents that are indexed for another embedding model, or by another analysis of text, than the present ones. */
  outdated(): AsyncIterable<DocumentKey>;
  /**
   * Indexes an outdated document anew from its stored passages; `embed` gives the vectors of what was embedded of
   * each. Until all are renewed, questions go on finding what they found by words, and what is put or removed
   * meanwhile counts at once. Doing it twice changes nothing.
   */
  reindex(document: DocumentKey, embed: (passages: Passage[]) => Promise<EmbeddedText[]>): Promise<void>;
}

export interface EmbeddedText {
  vector: Float32Array;
  digest: string;
}
