import type { McpContext } from "#platform/access/key/admit-mcp.ts";
import { toAppError } from "#platform/http/errors.ts";
import { rpcCodes, rpcError, toJsonRpcError } from "#platform/http/json-rpc-error.ts";
import { McpMessage, type McpReply } from "#shared/mcp/shapes.ts";
import { answerMessage, type MessageReply } from "./answer-message.ts";
import { batchRevision, revisionOf } from "./revision.ts";

/** Each message by itself: what one of them lacks is told in its own answer. Only one revision has batches. */
export const answerBatch = async (batch: unknown[], context: McpContext): Promise<McpReply> => {
  const { version = batchRevision } = context.headers;
  if (version !== batchRevision)
    return refused(`Send one message at a time: batches belong to the revision ${batchRevision} only.`);
  if (batch.length === 0) return refused("The batch is empty. Send a message.");
  const replies = await Promise.all(batch.map((item) => answerItem(item, context)));
  const messages = replies.flatMap(({ message }) => (message ? [message] : []));
  return messages.length > 0 ? { status: 200, message: messages } : { status: 202 };
};

const answerItem = async (item: unknown, context: McpContext): Promise<MessageReply> => {
  const { success, data: message } = McpMessage.safeParse(item);
  if (!success) return refused("Send messages of JSON-RPC 2.0.");
  if (message.method === "initialize") return refused("A handshake is no part of a batch.", message.id);
  if (revisionNamedBy(message))
    return refused("A request of this revision is no part of a batch.", message.id);
  try {
    return await answerMessage(message, context);
  } catch (error) {
    const failure = toJsonRpcError(toAppError(error));
    return { status: 200, message: { ...failure, id: message.id ?? null } };
  }
};

/** A stateless request differs from headers that a batch cannot have. */
const revisionNamedBy = (message: McpMessage): boolean => {
  try {
    return revisionOf(message, {}) !== batchRevision;
  } catch {
    return true;
  }
};

const refused = (message: string, id: string | number | null = null) => ({
  status: 400,
  message: { ...rpcError(id, { code: rpcCodes.invalidRequest, message }) },
});
