import { logger } from "#platform/logging/logger.ts";
import { failedCondition } from "#platform/table/client.ts";
import type { OpenQuestion, StoredGap } from "../entities.ts";
import { gapStore } from "../store.ts";
import { type Embedder, embedderOf } from "./embedder.ts";
import { groupQuestions } from "./group.ts";
import { meaningsOf } from "./meanings.ts";
import { saveGroups } from "./save-groups.ts";
import { type Grouping, groupingEntity, installedModel, isOutdated } from "./state.ts";

type Way = Pick<Grouping, "model" | "problem">;

/** Places an account's questions that are in no gap yet, until about the time `until`, in milliseconds since 1970. */
export const groupingPass = async (account_id: string, until: number): Promise<void> => {
  const [questions, stored, former] = await Promise.all([
    gapStore.questions(account_id),
    gapStore.all(account_id),
    groupingEntity.find({ account_id }),
  ]);
  const placed = new Set(stored.flatMap(({ members }) => members));
  const isChanged = await isOutdated(former);
  const chatbots = [...Map.groupBy(questions, ({ chatbot_id }) => chatbot_id)].filter(
    ([, asked]) => isChanged || asked.some(({ id }) => !placed.has(id)),
  );
  if (chatbots.length === 0) return end(former);
  const { embedder, ...way } = await wayOf(account_id);
  for (const [chatbot_id, asked] of chatbots) {
    const gaps = stored.filter((gap) => gap.chatbot_id === chatbot_id);
    const problem = await group({ account_id, chatbot_id }, { asked, gaps, embedder, until });
    if (problem) Object.assign(way, { problem, model: undefined });
  }
  const installed = await installedModel();
  const grouped_at = new Date().toISOString();
  await groupingEntity.save({ account_id, ...way, ...(installed && { installed }), grouped_at });
};

/** A pass that a repeated message began finds nothing to do. */
const end = async (former: Grouping | undefined): Promise<void> => {
  if (!former?.requested_at) return;
  await groupingEntity.update(former, { remove: ["requested_at"] });
};

const wayOf = async (accountId: string): Promise<Way & { embedder?: Embedder }> => {
  try {
    const embedder = await embedderOf(accountId);
    return embedder ? { embedder, model: embedder.model } : {};
  } catch (error) {
    return { problem: failed(error) };
  }
};

interface Work {
  asked: OpenQuestion[];
  gaps: StoredGap[];
  embedder: Embedder | undefined;
  until: number;
}

/** Gathers the questions of a chatbot. Returns why words alone told, if embeddings should have. */
const group = async (
  chatbot: Pick<StoredGap, "account_id" | "chatbot_id">,
  { asked, gaps, embedder, until }: Work,
): Promise<Way["problem"]> => {
  const found = embedder && (await meaningsOf(chatbot, asked, { embedder, until }).catch(failed));
  const meaningOf = typeof found === "function" ? found : undefined;
  await saveGroups(chatbot, await groupQuestions(asked, gaps, meaningOf), gaps);
  return typeof found === "string" ? found : undefined;
};

const failed = (error: unknown): "failed" => {
  if (failedCondition(error)) throw error;
  logger.warn("questions are gathered by words only", {
    error: error instanceof Error ? error : String(error),
  });
  return "failed";
};
