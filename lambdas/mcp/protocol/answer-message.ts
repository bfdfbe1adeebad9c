import type { McpContext } from "#platform/access/key/admit-mcp.ts";
import { rpcCodes, rpcError } from "#platform/http/json-rpc-error.ts";
import type { McpMessage } from "#shared/mcp/shapes.ts";
import { ProtocolFailure } from "./failure.ts";
import { inRevision } from "./former.ts";
import { methodOf } from "./methods.ts";
import { isStatelessRevision, revisionOf } from "./revision.ts";
import { serverName } from "./server.ts";

/** A status with a message; without one where the protocol wants no answer. */
export interface MessageReply {
  status: number;
  message?: Record<string, unknown>;
}

/** Answers one message in the revision of the protocol that it was sent in. */
export const answerMessage = async (message: McpMessage, context: McpContext): Promise<MessageReply> => {
  const { id, method } = message;
  // Notifications and responses change nothing here.
  if (id === undefined || method === undefined) return { status: 202 };
  let isStateless = false;
  try {
    const revision = revisionOf(message, context.headers);
    isStateless = isStatelessRevision(revision);
    const handle = methodOf(method, isStateless);
    if (!handle)
      throw new ProtocolFailure("unknownMethod", "Method not found.", { status: isStateless ? 404 : 200 });
    const answered = await handle(message.params ?? {}, context);
    const { protocolVersion = revision } = answered as { protocolVersion?: string };
    const result = isStateless ? completed(answered) : inRevision(method, answered, protocolVersion);
    return { status: 200, message: { jsonrpc: "2.0", id, result } };
  } catch (error) {
    if (!(error instanceof ProtocolFailure)) throw error;
    const code = isStateless && error.code === rpcCodes.unknownResource ? rpcCodes.invalidParams : error.code;
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
