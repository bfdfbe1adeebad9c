import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { ContextItem } from "#shared/chat/shapes.ts";
import { key } from "./names.ts";

/** A source as an answer cited it; all answers of a chatbot with the same source refer to one item. */
const Source = ContextItem.omit({ similarity: true }).extend({
  digest: z.string(),
  rag_system_id: z.string(),
});
export type Source = z.infer<typeof Source>;

const sourceKey = ({ rag_system_id, digest }: Pick<Source, "rag_system_id" | "digest">) => ({
  pk: key("chatbot", rag_system_id),
  sk: key("source", digest),
});

export const sourceEntity = entity({ name: "Source", shape: Source, key: sourceKey, keysOf: sourceKey });
