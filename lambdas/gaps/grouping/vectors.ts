import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "../names.ts";

/** The embedding of a question's wording, kept as long as one of its questions. */
const QuestionVector = z.object({
  account_id: z.string(),
  conversation_id: z.string(),
  id: z.string(),
  /** The model, and its server if that is the account's. */
  model: z.string(),
  wording: z.string(),
  /** One signed byte for each dimension, in base64. */
  vector: z.string(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});

type Key = Pick<z.infer<typeof QuestionVector>, "account_id" | "conversation_id" | "id">;

const keyOf = ({ account_id, conversation_id, id }: Key) => ({
  pk: key("gapQuestion", account_id, "vectors"),
  sk: `${conversation_id}#${id}`,
});

export const vectorEntity = entity({
  name: "Embedding of a question",
  shape: QuestionVector,
  key: keyOf,
  keysOf: keyOf,
});

const most = 127;

/** A byte is enough for each dimension: cosines differ by less than a hundredth. */
export const packVector = (vector: Float32Array): string => {
  const largest = vector.reduce((found, value) => Math.max(found, Math.abs(value)), 0) || 1;
  return Buffer.from(Int8Array.from(vector, (value) => Math.round((value / largest) * most))).toString(
    "base64",
  );
};

/** A unit vector. */
export const unpackVector = (packed: string): Float32Array => {
  const bytes = Int8Array.from(Buffer.from(packed, "base64"));
  const length = Math.hypot(...bytes) || 1;
  return Float32Array.from(bytes, (value) => value / length);
};
