import { createHash } from "node:crypto";
import { hash } from "#platform/search/analysis/hash.ts";
import type { DocumentKey, EmbeddedText, IndexedPassage, Passage } from "#platform/search/port.ts";
import { passagesOf } from "./passages.ts";

/** An embedding model's name and the length of its vectors. */
export interface Embedding {
  name: string;
  dimension: number;
}

/** What a model of that name makes of a text: unit length, near for texts that share words, nothing like another model's. */
export const vectorOf = ({ name, dimension }: Embedding, text: string): Float32Array => {
  const vector = new Float32Array(dimension);
  for (const word of text.toLowerCase().split(/\W+/)) {
    const mixed = hash(word, hash(name));
    vector[(mixed >>> 1) % dimension]! += mixed & 1 ? 1 : -1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
};

export const digestOf = ({ name }: Embedding, text: string): string =>
  createHash("sha256").update(`${name}\n${text}`).digest("hex").slice(0, 32);

/** Embeds passages as `renew` asks for it. */
export const embedderOf =
  (embedding: Embedding) =>
  async (passages: Passage[]): Promise<EmbeddedText[]> =>
    passages.map(({ text }) => ({ vector: vectorOf(embedding, text), digest: digestOf(embedding, text) }));

/** Passages of one document, one for each text, with the vectors and digests of a model. */
export const embeddedPassages = (
  embedding: Embedding,
  key: DocumentKey,
  texts: string[],
  titlePath?: string[],
): IndexedPassage[] =>
  passagesOf(key, texts, titlePath).map((passage) => ({
    ...passage,
    vector: vectorOf(embedding, passage.text),
    digest: digestOf(embedding, passage.text),
  }));

/** Documents were indexed by this one before they move to one of the others. */
export const formerEmbedding: Embedding = { name: "former-embedding", dimension: 384 };
export const presentEmbeddings: [string, Embedding][] = [
  ["dimension", { name: "present-embedding", dimension: 64 }],
  ["name only", { name: "present-embedding", dimension: formerEmbedding.dimension }],
];
