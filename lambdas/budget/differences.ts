import * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { factsOf } from "#platform/table/facts.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { heldByAll } from "./slots.ts";
import { Use } from "./use.ts";

const Counter = Use.and(z.object({ sk: z.string() }));

/** One sentence for each counter of a budget that does not add up, or whose chatbot is deleted. */
export const budgetDifferences = async (accountId: string): Promise<string[]> => {
  const chatbots = new Set(await Array.fromAsync(chatbotStore.all(accountId), ({ id }) => id));
  const counters = factsOf(Counter, { pk: key("budgetUse", accountId), prefix: "" });
  const found: string[] = [];
  for await (const counter of counters) {
    const name = `${accountId}, ${counter.sk}`;
    const held = heldByAll(counter);
    const sums = [
      ["nano-dollars", counter.taken_nano_dollars, counter.spent_nano_dollars + held.nanoDollars],
      ["answers", counter.taken_answers, counter.spent_answers + held.answers],
    ] as const;
    for (const [what, taken, sum] of sums)
      if (taken !== sum) found.push(`${name}: ${taken} ${what} are taken and should be ${sum}.`);
    const chatbotId = chatbotOf(counter.sk);
    if (chatbotId && !chatbots.has(chatbotId)) found.push(`${name}: its chatbot does not exist.`);
  }
  return found;
};

const chatbotOf = (sk: string): string | undefined =>
  sk.startsWith(keyPrefix("chatbot")) ? sk.split("#")[1] : undefined;
