import type { APIGatewayProxyWebsocketEventV2, Context } from "aws-lambda";
import type * as z from "zod";
import type { SocketReply } from "#shared/contract/realtime.ts";
import { withFailureLine } from "../logging/failure-line.ts";
import { logger } from "../logging/logger.ts";

interface Socket<Message extends z.ZodType> {
  /** The shape of what clients send, as JSON. */
  message: Message;
  /** Returns the reply. A client's invalid message or any error is answered by `refused`. */
  receive(connectionId: string, message: z.output<Message>): Promise<SocketReply>;
  /** Called when a connection closes; API Gateway does not guarantee it. */
  close(connectionId: string): Promise<void>;
}

/**
 * The Lambda handler of the WebSocket API. Every event runs in a log context with the connection's id and leaves one
 * line. An error of `close` fails the invocation.
 */
export const onSocket =
  <Message extends z.ZodType>(socket: Socket<Message>) =>
  ({ requestContext, body }: APIGatewayProxyWebsocketEventV2, { awsRequestId: requestId }: Context) => {
    const { eventType, connectionId } = requestContext;
    return withFailureLine({ requestId, connectionId }, async () => {
      const startedAt = performance.now();
      const reply = eventType === "MESSAGE" ? await replyTo(socket, connectionId, body) : undefined;
      if (eventType === "DISCONNECT") await socket.close(connectionId);
      logger.info("socket", { event: eventType, milliseconds: Math.round(performance.now() - startedAt) });
      return { statusCode: 200, ...(reply && { body: JSON.stringify(reply) }) };
    });
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
