import * as z from "zod";
import { Answer } from "#shared/chat/shapes.ts";
import { route } from "#shared/contract/route.ts";

/** A route that answers whole or streams. */
export const askRoute = route({
  method: "POST",
  path: "/api/ask",
  access: "public",
  summary: "Ask",
  input: z.object({ stream: z.boolean() }),
  output: Answer,
  streams: true,
});
