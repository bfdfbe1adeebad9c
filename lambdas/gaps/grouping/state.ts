import * as z from "zod";
import { logger } from "#platform/logging/logger.ts";
import { providerEntity } from "#platform/models/account/stored-provider.ts";
import { port } from "#platform/ports.ts";
import { tellsMeaning } from "#platform/questions/embed-questions.ts";
import { queue } from "#platform/storage/queue.ts";
import { entity } from "#platform/table/entity.ts";
import { at } from "#shared/contract/fields.ts";
import { groupingProblems } from "#shared/gaps/shapes.ts";
import { key } from "../names.ts";

/** How the gaps of an account were gathered. */
const Grouping = z.object({
  account_id: z.string(),
  /** The embedding model; absent if words alone told. */
  model: z.string().optional(),
  /** Why embeddings were not used although there is a model. */
  problem: z.enum(groupingProblems).optional(),
  /** The model of the installation then, which may be another one by now. */
  installed: z.string().optional(),
  grouped_at: at.optional(),
  /** When a grouping was requested that is not done yet. */
  requested_at: at.optional(),
});
export type Grouping = z.infer<typeof Grouping>;

const keyOf = ({ account_id }: Pick<Grouping, "account_id">) => ({
  pk: key("account", account_id),
  sk: key("gap"),
});

export const groupingEntity = entity({ name: "Grouping", shape: Grouping, key: keyOf, keysOf: keyOf });

/** A message that was lost, or a pass that died, is sent again after so long. */
const lostAfterMs = 120_000;
/** A provider that failed is asked again after so long. */
const patienceMs = 10 * 60_000;

/** Whether the gaps would be gathered in another way today. */
export const isOutdated = async (grouping: Grouping | undefined, now = Date.now()): Promise<boolean> => {
  if (!grouping?.grouped_at) return false;
  if (grouping.problem && Date.parse(grouping.grouped_at) + patienceMs < now) return true;
  const installed = await installedModel();
  if (grouping.installed !== installed) return true;
  const own = installed ? undefined : await providerEntity.find(grouping);
  return own !== undefined && own.checked_at > grouping.grouped_at;
};

/** The installation's embedding model if it tells meanings. */
export const installedModel = async (): Promise<string | undefined> => {
  const models = await port("models");
  return tellsMeaning(models) ? models.embedding.name : undefined;
};

/** Has an account's questions gathered in the background, once for many requests. */
export const requestGrouping = async (
  accountId: string,
  grouping: Grouping | undefined,
  now = new Date(),
): Promise<void> => {
  const requested = grouping?.requested_at;
  if (requested && Date.parse(requested) + lostAfterMs > now.getTime()) return;
  const account = { account_id: accountId };
  const set = { requested_at: now.toISOString() };
  await (grouping ? groupingEntity.update(account, { set }) : groupingEntity.save({ ...account, ...set }));
  try {
    await queue("outbox").send({ message: { grouping: accountId }, group: `gaps#${accountId}` });
  } catch (error) {
    // the gaps are shown as they are, and the next reader asks again
    logger.warn("a grouping was not requested", { error: error instanceof Error ? error : String(error) });
    await groupingEntity.update(account, { remove: ["requested_at"] });
  }
};
