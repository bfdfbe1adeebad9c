import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { McpMessage, McpReply } from "./shapes.ts";

export const mcp = {
  message: route({
    method: "POST",
    path: "/mcp/{chatbotId}",
    access: "apiKey",
    scope: "read",
    protocol: "mcp",
    summary: "Send a message of the Model Context Protocol to the key's chatbot",
    input: McpMessage.extend({
      chatbotId: reference,
      batch: z.array(z.unknown()).max(20, "Send at most 20 messages at once.").optional(),
    }),
    output: McpReply,
    bodyBytes: 64 * 1024,
  }),
};
