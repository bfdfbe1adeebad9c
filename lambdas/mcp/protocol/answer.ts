import type { McpContext } from "#platform/access/key/admit-mcp.ts";
import { AppError } from "#shared/errors.ts";
import type { McpMessage, McpReply } from "#shared/mcp/shapes.ts";
import { answerMessage } from "./answer-message.ts";

/**
 * Answers a message, or a batch of them; nothing is kept between two. Throws AppError `not_found` for the address of
 * another chatbot than the key's, whether it exists or not.
 */
export const answer = async (
  { chatbotId, batch, ...message }: McpMessage & { chatbotId: string; batch?: unknown[] | undefined },
  context: McpContext,
): Promise<McpReply> => {
  if (chatbotId !== context.apiKey.chatbotId) throw new AppError("not_found", "Chatbot not found.");
  if (!batch) return answerMessage(message, context);
  const { answerBatch } = await import("./answer-batch.ts");
  return answerBatch(batch, context);
};
