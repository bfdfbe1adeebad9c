import type { McpContext } from "#platform/access/key/admit-mcp.ts";
import { rpcCodes, rpcError } from "#platform/http/json-rpc-error.ts";
import { AppError } from "#shared/errors.ts";
import type { McpMessage, McpReply } from "#shared/mcp/shapes.ts";
import { ProtocolFailure } from "./failure.ts";
import { methodOf } from "./methods.ts";
import { isStateless } from "./revision.ts";
import { serverName } from "./server.ts";

/**
 * Answers one message; nothing is kept between two. Throws AppError `not_found` for the address of another chatbot than
 * the key's, whether it exists or not.
 */
export const answer = async (
  { chatbotId, ...message }: McpMessage & { chatbotId: string },
  context: McpContext,
): Promise<McpReply> => {
  if (chatbotId !== context.apiKey.chatbotId) throw new AppError("not_found", "Chatbot not found.");
  const { id, method } = message;
  // Notifications and responses change nothing here.
  if (id === undefined || method === undefined) return { status: 202 };
  let stateless = false;
  try {
    stateless = isStateless(message, context.headers);
    const handle = methodOf(method, stateless);
    if (!handle)
      throw new ProtocolFailure("unknownMethod", "Method not found.", { status: stateless ? 404 : 200 });
    const result = await handle(message.params ?? {}, context);
    return { status: 200, message: { jsonrpc: "2.0", id, result: stateless ? completed(result) : result } };
  } catch (error) {
    if (!(error instanceof ProtocolFailure)) throw error;
    const code = stateless && error.code === rpcCodes.unknownResource ? rpcCodes.invalidParams : error.code;
    const failure = rpcError(id, { code, message: error.message, data: error.details });
    return { status: error.status, message: { ...failure } };
  }
};

/** A stateless result says that it is whole, and by whom it is. */
const completed = (result: object) => ({
  ...result,
  resultType: "complete",
  _meta: { "io.modelcontextprotocol/serverInfo": serverName },
});
