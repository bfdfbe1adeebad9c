import { budgetStore, embeddingCost, limitsAt, reserve } from "#lambdas/budget/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { chargeOf } from "#platform/models/charge.ts";
import type { Usage } from "#platform/models/port.ts";
import type { Meaning } from "#platform/questions/meaning.ts";
import { referencePairs } from "#platform/questions/reference.ts";
import { wordingOf } from "#platform/questions/wording.ts";
import type { OpenQuestion, StoredGap } from "../entities.ts";
import { key } from "../names.ts";
import type { Embedder } from "./embedder.ts";
import { packVector, unpackVector, vectorEntity } from "./vectors.ts";

type Chatbot = Pick<StoredGap, "account_id" | "chatbot_id">;

interface Options {
  embedder: Embedder;
  until: number;
}

const reference = referencePairs.flat();
/** The reference's vectors stand beside those of questions for this long. */
const referenceDays = 90;
/** Left of the function's time for the grouping itself. */
const reserveMs = 40_000;

/**
 * The embeddings of a chatbot's questions, without personal details; a wording that has one by the same model is not
 * embedded again. Returns "budget" if a budget has no room for them.
 */
export const meaningsOf = async (
  chatbot: Chatbot,
  asked: OpenQuestion[],
  { embedder, until }: Options,
): Promise<((wordings: string[]) => Meaning) | "budget"> => {
  const vectors = new Map<string, Float32Array>();
  const query = { pk: key("gapQuestion", chatbot.account_id, "vectors"), prefix: "" };
  for await (const { model, wording, vector } of vectorEntity.all(query))
    if (model === embedder.key) vectors.set(wording, unpackVector(vector));
  const owners = ownersOf(asked);
  const missing = [...owners.keys()].filter((wording) => !vectors.has(wording));
  if (missing.length > 0) {
    const made = await embed(chatbot, missing, { embedder, until });
    if (made === "budget") return made;
    for (const [at, wording] of missing.entries()) {
      const vector = made[at];
      const owner = owners.get(wording);
      if (!vector || !owner) continue;
      vectors.set(wording, vector);
      const { account_id } = chatbot;
      await vectorEntity.save({
        account_id,
        ...owner,
        model: embedder.key,
        wording,
        vector: packVector(vector),
      });
    }
  }
  const all = (wordings: string[]) => wordings.flatMap((wording) => vectors.get(wording) ?? []);
  return (wordings) => ({ questions: all(wordings), reference: all(reference) });
};

/** The question whose key a wording's vector has, so that it goes with that one's conversation. */
const ownersOf = (asked: OpenQuestion[]) => {
  const ttl = Math.ceil(Date.now() / 1000 + referenceDays * 86_400);
  const owners = new Map(
    reference.map((wording, at) => [wording, { conversation_id: "reference", id: String(at), ttl }]),
  );
  for (const { question, conversation_id, id, ttl } of asked.toReversed())
    if (!owners.has(wordingOf(question))) owners.set(wordingOf(question), { conversation_id, id, ttl });
  return owners;
};

const embed = async (
  { account_id: accountId, chatbot_id: chatbotId }: Chatbot,
  texts: string[],
  { embedder, until }: Options,
): Promise<Float32Array[] | "budget"> => {
  const { provider, model } = embedder;
  const [{ budget }, accountBudget] = await Promise.all([
    chatbotStore.ofAccount(accountId, chatbotId),
    budgetStore.ofAccount(accountId),
  ]);
  const budgets = { accountId, chatbotId, chatbot: budget, account: accountBudget };
  const dearest = provider === "account" ? 0 : await embeddingCost(texts, { isDearest: true });
  const limits = dearest > 0 ? await limitsAt(budgets, new Date()) : [];
  const bounding = limits.filter(({ nanoDollars }) => nanoDollars !== undefined);
  const reserved =
    bounding.length > 0 ? await reserve(bounding, { nanoDollars: dearest, answers: 0 }) : undefined;
  if (reserved && "full" in reserved) return "budget";
  const spent = { promptTokens: 0, completionTokens: 0, isEstimated: false };
  const onUsage = ({ promptTokens, isEstimated = false }: Usage) => {
    spent.promptTokens += promptTokens;
    spent.isEstimated ||= isEstimated;
  };
  try {
    return await embedder.embed(texts, { until: until - reserveMs, onUsage });
  } finally {
    const usage = { ...spent, provider, model };
    const charge = spent.promptTokens > 0 ? await chargeOf(usage, spent) : undefined;
    await reserved?.settle({ nanoDollars: charge?.nanoDollars ?? 0, answers: 0 });
    if (spent.promptTokens > 0) await ledger.record({ accountId, chatbotId, source: "document", usage });
  }
};
