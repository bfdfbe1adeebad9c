import * as z from "zod";
import { addIf } from "../table/add-if.ts";
import { failedCondition, transact } from "../table/client.ts";
import { type Condition, when } from "../table/conditions.ts";
import { entity } from "../table/entity.ts";
import { key } from "../table/keys.ts";

/*
 * Access patterns
 *   the reply to an Idempotency-Key of a family of API keys   IDEMPOTENCY#{family} / {SHA-256 of the key}
 */

const KeptReply = z.object({
  family_id: z.string(),
  id: z.string(),
  /** SHA-256 of the route and its input. */
  fingerprint: z.string(),
  /** The request that carries it out, or did; another one may from `ends_at` on, unless there is a reply. */
  run: z.string(),
  ends_at: z.iso.datetime(),
  /** Absent while it is carried out. */
  status: z.number().int().optional(),
  /** Absent if it is too long to be kept. */
  body: z.string().optional(),
  /** Seconds since 1970. */
  ttl: z.number().int(),
});
export type KeptReply = z.output<typeof KeptReply>;

const keyOf = ({ family_id, id }: Pick<KeptReply, "family_id" | "id">) => ({
  pk: key("idempotency", family_id),
  sk: id,
});

const replyEntity = entity({ name: "Reply", shape: KeptReply, key: keyOf, keysOf: keyOf });

const keptSeconds = 24 * 3600;
/** A hundred of them are deleted in one transaction of at most 4 MB. */
const maxBytes = 32 * 1024;

const secondsAt = (now: number): number => Math.ceil(now / 1000);

export const keptReplies = {
  find: async (of: Pick<KeptReply, "family_id" | "id">, now = Date.now()): Promise<KeptReply | undefined> => {
    const found = await replyEntity.find(of);
    return found && found.ttl > secondsAt(now) ? found : undefined;
  },

  /** Returns false if another request carries it out, or did. */
  take: async (reply: Omit<KeptReply, "ttl">, now = Date.now()): Promise<boolean> => {
    const set = { ...reply, ttl: secondsAt(now) + keptSeconds };
    const condition = isFree(reply.fingerprint, now);
    return (await addIf(keyOf(reply), { set, remove: ["status", "body"], condition })) !== undefined;
  },

  keep: ({ run, ...of }: KeptReply | Omit<KeptReply, "ttl">, reply: { status: number; body: string }) => {
    const isKept = Buffer.byteLength(reply.body) <= maxBytes;
    return change({ run, ...of }, { status: reply.status, ...(isKept && { body: reply.body }) });
  },

  /** Lets the next request with this key carry it out, because it failed. */
  release: (reply: Omit<KeptReply, "ttl">, now = Date.now()): Promise<void> =>
    change(reply, { ends_at: new Date(now).toISOString() }),
};

/** Does nothing if the key was deleted, or if another request took over. */
const change = async (reply: Omit<KeptReply, "ttl">, set: Partial<KeptReply>): Promise<void> =>
  transact([replyEntity.change(reply, { set, condition: when.equals({ run: reply.run }) })]).catch(
    (error) => {
      if (!failedCondition(error)) throw error;
    },
  );

const isFree = (fingerprint: string, now: number): Condition => ({
  expression:
    "attribute_not_exists(pk) OR #ttl <= :now OR (attribute_not_exists(#status) AND #ends_at <= :at AND #fingerprint = :fingerprint)",
  names: { "#ttl": "ttl", "#status": "status", "#ends_at": "ends_at", "#fingerprint": "fingerprint" },
  values: { ":now": secondsAt(now), ":at": new Date(now).toISOString(), ":fingerprint": fingerprint },
  operator: "OR",
});
