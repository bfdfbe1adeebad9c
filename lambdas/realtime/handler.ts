import type { APIGatewayProxyWebsocketEventV2 } from "aws-lambda";
import * as z from "zod";
import { logger } from "../platform/logger.ts";
import { verifyOwner } from "../platform/owner.ts";
import { ownerTopic } from "../platform/realtime.ts";
import { follow, forget } from "../platform/realtime-api.ts";

const Follow = z.object({ action: z.literal("follow"), token: z.string().max(4000) });

/** A connection follows its owner's topic once it has said who it is; the token never stands in an address. */
export const handler = async ({ requestContext, body }: APIGatewayProxyWebsocketEventV2) => {
  const { eventType, connectionId } = requestContext;
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
      connectionId,
      reason: error instanceof Error ? error.name : "unknown",
    });
    return { statusCode: 200, body: JSON.stringify({ type: "refused" }) };
  }
};
