import type { APIGatewayProxyWebsocketEventV2, Context } from "aws-lambda";
import type * as z from "zod";
import { AppError } from "#shared/errors.ts";
import type { SocketReply } from "#shared/realtime/messages.ts";
import { selectedProtocol, tokenOffered } from "#shared/realtime/socket-protocol.ts";
import { withFailureLine } from "../logging/failure-line.ts";
import { logger } from "../logging/logger.ts";

interface Socket<Message extends z.ZodType> {
  /** Checks the token that a connection is opened with. A connection whose check fails, or without token, is refused. */
  open(token: string): Promise<unknown>;
  /** The shape of what clients send, as JSON. */
  message: Message;
  /** Returns the reply. A client's invalid message or any error is answered by `refused`. */
  receive(connectionId: string, message: z.output<Message>): Promise<SocketReply>;
  /** Called when a connection closes; API Gateway does not guarantee it. */
  close(connectionId: string): Promise<void>;
}

/** Only `$connect` has the handshake's headers, spelled as the client wrote them. */
type SocketEvent = APIGatewayProxyWebsocketEventV2 & { headers?: Record<string, string> };

/**
 * The Lambda handler of the WebSocket API. Every event runs in a log context with the connection's id and leaves one
 * line. An error of `close` fails the invocation.
 */
export const onSocket =
  <Message extends z.ZodType>(socket: Socket<Message>) =>
  ({ requestContext, body, headers }: SocketEvent, { awsRequestId: requestId }: Context) => {
    const { eventType, connectionId } = requestContext;
    return withFailureLine({ requestId, connectionId }, async () => {
      const startedAt = performance.now();
      const opened = eventType === "CONNECT" ? await openedBy(socket, headers) : { statusCode: 200 };
      const reply = eventType === "MESSAGE" ? await replyTo(socket, connectionId, body) : undefined;
      if (eventType === "DISCONNECT") await socket.close(connectionId);
      logger.info("socket", { event: eventType, milliseconds: Math.round(performance.now() - startedAt) });
      return { ...opened, ...(reply && { body: JSON.stringify(reply) }) };
    });
  };

/** API Gateway establishes no connection after a status of 401. */
const openedBy = async <Message extends z.ZodType>(
  { open }: Socket<Message>,
  headers: Record<string, string> = {},
): Promise<{ statusCode: number; headers?: Record<string, string> }> => {
  const [, offered] = Object.entries(headers).find(([name]) => /^sec-websocket-protocol$/i.test(name)) ?? [];
  const token = tokenOffered(offered);
  if (token === undefined) return { statusCode: 401 };
  try {
    await open(token);
    return { statusCode: 200, headers: selectedProtocol };
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return { statusCode: 401 };
    throw error;
  }
};

const replyTo = async <Message extends z.ZodType>(
  { message, receive }: Socket<Message>,
  connectionId: string,
  body: string | undefined,
): Promise<SocketReply> => {
  try {
    return await receive(connectionId, message.parse(JSON.parse(body ?? "")));
  } catch (error) {
    logger.warn("a connection was not accepted", {
      reason: error instanceof Error ? error.name : "unknown",
    });
    return { type: "refused" };
  }
};
