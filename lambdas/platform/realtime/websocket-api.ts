import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from "@aws-sdk/client-apigatewaymanagementapi";
import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { membershipOf } from "../access/owner/membership.ts";
import { persistently, table } from "../table/client.ts";
import { entity } from "../table/entity.ts";
import { key, keyPrefix } from "../table/keys.ts";
import { accountOfTopic, type Realtime } from "./port.ts";
import { notePresence } from "./presence.ts";

const Follower = z.object({
  topic: z.string(),
  connection_id: z.string(),
  /** Absent for connections of a former release, which last two hours. */
  user_id: z.string().optional(),
  ttl: z.number().int(),
});

/** API Gateway closes a connection after two hours. */
const lifeSeconds = 2 * 3600;

const keyOf = ({ topic, connection_id }: { topic: string; connection_id: string }) => ({
  pk: key("topic", topic),
  sk: key("connection", connection_id),
});

const followers = entity({
  name: "Connection",
  shape: Follower,
  key: keyOf,
  keysOf: (follower) => ({
    ...keyOf(follower),
    gsi1pk: key("connection", follower.connection_id),
    gsi1sk: follower.topic,
  }),
});

const now = () => Math.floor(Date.now() / 1000);

/**
 * Subscribes a user's connection, or renews its TTL. Written unconditionally, because DynamoDB may expire the item at any
 * time.
 */
export const follow = async (connectionId: string, topic: string, userId?: string): Promise<void> => {
  const ttl = now() + lifeSeconds;
  const { Put } = followers.place({ topic, connection_id: connectionId, user_id: userId, ttl });
  const accountId = accountOfTopic(topic);
  await Promise.all([
    persistently(() => table.send(new PutCommand(Put))),
    ...(accountId === undefined ? [] : [notePresence(accountId, ttl)]),
  ]);
};

/** Ends all subscriptions of a connection. */
export const forget = async (connectionId: string): Promise<void> => {
  for await (const follower of followers.all({
    pk: key("connection", connectionId),
    prefix: "",
    index: "gsi1",
  }))
    await followers.remove(follower);
};

/** The number of sockets that the SDK's client opens to one host. */
const pushesAtOnce = 50;

/**
 * Pushes through the WebSocket API's management address in SOCKET_ENDPOINT. Tries every connection, then throws the
 * first error; a connection that is gone, or whose user is no longer a member of the account, is unsubscribed instead.
 */
export const realtimeFromEnvironment = (env: Record<string, string | undefined>): Realtime => {
  const client = new ApiGatewayManagementApiClient({
    ...(env.SOCKET_ENDPOINT && { endpoint: env.SOCKET_ENDPOINT }),
  });
  return {
    publish: async (topic, message) => {
      const Data = JSON.stringify(message);
      const waiting = followers.all({ pk: key("topic", topic), prefix: keyPrefix("connection") });
      const push = async () => {
        for await (const follower of waiting) {
          // DynamoDB may delete an expired item hours late
          if (follower.ttl <= now()) continue;
          if (!(await mayHear(follower))) {
            await followers.remove(follower);
            continue;
          }
          await client
            .send(new PostToConnectionCommand({ ConnectionId: follower.connection_id, Data }))
            .catch((error) => leave(follower, error))
            .catch((error) => failures.push(error));
        }
      };
      const failures: unknown[] = [];
      await Promise.all(Array.from({ length: pushesAtOnce }, push));
      if (failures.length > 0) throw failures[0];
    },
  };
};

const mayHear = async ({ topic, user_id }: z.output<typeof Follower>): Promise<boolean> => {
  const accountId = accountOfTopic(topic);
  if (accountId === undefined || user_id === undefined) return true;
  return (await membershipOf(user_id, accountId)) !== undefined;
};

const leave = async (follower: z.output<typeof Follower>, error: unknown) => {
  if (!(error instanceof GoneException)) throw error;
  await followers.remove(follower);
};
