import * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { key } from "./names.ts";

/*
 * Access patterns
 *   a chatbot whose conversations expire            OWNER#{account} / RETENTION#{chatbot}
 *   those that are to be swept, the longest due first   RETENTION / {next sweep at}#{chatbot}, in the index
 */

const Retention = z.object({
  account_id: z.string(),
  rag_system_id: z.string(),
  next_sweep_at: z.iso.datetime(),
});
export type Retention = z.infer<typeof Retention>;

type Key = Pick<Retention, "account_id" | "rag_system_id">;

const keyOf = ({ account_id, rag_system_id }: Key) => ({
  pk: key("account", account_id),
  sk: key("retention", rag_system_id),
});

const dueKey = ({ next_sweep_at, rag_system_id }: Omit<Retention, "account_id">) =>
  `${next_sweep_at}#${rag_system_id}`;

const retentionEntity = entity({
  name: "Retention",
  shape: Retention,
  key: keyOf,
  keysOf: (one) => ({ ...keyOf(one), gsi1pk: key("retention"), gsi1sk: dueKey(one) }),
});

interface Choice {
  keep_days: number | null;
  keeps_page: boolean;
}

export const retentionStore = {
  /** Stores the choice with the chatbot and logs it; the next sweep follows it. */
  save: async (chatbot: Chatbot, { keep_days, keeps_page }: Choice, userId: string): Promise<Chatbot> => {
    const { id, name, user_id } = chatbot;
    const retention = { account_id: user_id, rag_system_id: id };
    const next_sweep_at = new Date().toISOString();
    const { keep_days: _, ...rest } = chatbot;
    await transact([
      chatbotStore.keep(chatbot, { keep_days, keeps_page }),
      keep_days === null
        ? retentionEntity.drop(retention)
        : retentionEntity.place({ ...retention, next_sweep_at }),
      logActivity(
        { accountId: user_id, userId },
        {
          action: "changed",
          subject: { kind: "chatbot", id, name },
          detail: `${keptFor(keep_days)}${keeps_page ? ", with those of the public page" : ""}`,
        },
      ),
    ]).catch((error) => {
      throw failedCondition(error) ? new AppError("not_found", "Chatbot not found.") : error;
    });
    return { ...rest, keeps_page, ...(keep_days !== null && { keep_days }) };
  },

  /** Chatbots that are to be swept, the longest due first. */
  async *due(now: Date): AsyncGenerator<Retention> {
    for await (const one of retentionEntity.all({ pk: key("retention"), prefix: "", index: "gsi1" })) {
      if (one.next_sweep_at > now.toISOString()) return;
      yield one;
    }
  },

  /** Has the next sweep at a later time, unless the choice was saved again since `one` was read. */
  postpone: async (one: Retention, next_sweep_at: string): Promise<void> => {
    const set = { next_sweep_at, gsi1sk: dueKey({ ...one, next_sweep_at }) };
    const condition = when.equals({ next_sweep_at: one.next_sweep_at });
    await transact([retentionEntity.change(one, { set, condition })]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
  },

  remove: retentionEntity.remove,
};

const keptFor = (days: number | null): string =>
  days === null
    ? "conversations are kept until deleted"
    : `conversations are kept for ${days} ${days === 1 ? "day" : "days"}`;
