import * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { AskArguments, AskResult, SearchArguments, SearchedPassages } from "#shared/mcp/shapes.ts";

/** Reads only what the chatbot's documents hold. */
const annotations = { readOnlyHint: true, openWorldHint: false };

const askTool = {
  name: "ask",
  title: "Ask the documents",
  inputSchema: z.toJSONSchema(AskArguments, { io: "input" }),
  outputSchema: z.toJSONSchema(AskResult),
  annotations,
};

const searchTool = {
  name: "search_documents",
  title: "Search the documents",
  inputSchema: z.toJSONSchema(SearchArguments, { io: "input" }),
  outputSchema: z.toJSONSchema(SearchedPassages),
  annotations: { ...annotations, idempotentHint: true },
};

/** The tools, in words that tell one chatbot's from another's: a client may be connected to several. */
export const listTools = async ({ accountId, chatbotId }: ApiKey) => {
  const { name, description } = await chatbotStore.ofAccount(accountId, chatbotId);
  const about = description ? ` About it: ${description}` : "";
  return {
    tools: [
      {
        ...askTool,
        description: `Answers a question from the documents of “${name}”, with the passages that it quotes. Says so if they hold nothing on it.${about}`,
      },
      {
        ...searchTool,
        description: `Finds passages in the documents of “${name}” by words and meaning, without writing an answer.${about}`,
      },
    ],
  };
};
