import type { APIGatewayProxyWebsocketEventV2, Context } from "aws-lambda";
import * as z from "zod";
import { verifyOwner } from "#platform/access/owner.ts";
import { startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { ownerTopic } from "#platform/realtime/port.ts";
import { follow, forget } from "#platform/realtime/websocket-api.ts";

const Follow = z.object({ action: z.literal("follow"), token: z.string().max(4000) });

/** A connection follows its owner's topic once it has said who it is; the token never stands in an address. */
export const handler = (
  { requestContext, body }: APIGatewayProxyWebsocketEventV2,
  { awsRequestId: requestId }: Context,
) => {
  const { eventType, connectionId } = requestContext;
  return startLogContext({ requestId, connectionId }, async () => {
    const startedAt = performance.now();
    const reply = await answerTo(eventType, { connectionId, body });
    logger.info("socket", { event: eventType, milliseconds: Math.round(performance.now() - startedAt) });
    return reply;
  });
};

interface Message {
  connectionId: string;
  body: string | undefined;
}

const answerTo = async (eventType: string, { connectionId, body }: Message) => {
  if (eventType === "CONNECT") return { statusCode: 200 };
  if (eventType === "DISCONNECT") {
    await forget(connectionId);
    return { statusCode: 200 };
  }
  return answer(connectionId, body);
};

const answer = async (connectionId: string, body: string | undefined) => {
  try {
    const { token } = Follow.parse(JSON.parse(body ?? ""));
    await follow(connectionId, ownerTopic(await verifyOwner(token)));
    return { statusCode: 200, body: JSON.stringify({ type: "following" }) };
  } catch (error) {
    logger.warn("a connection was not accepted", {
      reason: error instanceof Error ? error.name : "unknown",
    });
    return { statusCode: 200, body: JSON.stringify({ type: "refused" }) };
  }
};
