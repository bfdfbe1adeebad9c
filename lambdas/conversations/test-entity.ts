import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "./names.ts";

interface Key {
  rag_system_id: string;
  id: string;
}

/** A conversation in which an owner tests a chatbot. */
export const testEntity = entity({
  name: "Test",
  shape: z.object({ id: z.string(), rag_system_id: z.string() }),
  key: ({ rag_system_id, id }: Key) => ({ pk: key("chatbot", rag_system_id), sk: key("test", id) }),
  keysOf: ({ rag_system_id, id }) => ({ pk: key("chatbot", rag_system_id), sk: key("test", id) }),
});
