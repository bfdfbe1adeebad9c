import { expect, it } from "vitest";
import { trimHistory } from "#lambdas/chat/conversation/trim.ts";
import { earlierTurns, type Turn } from "#lambdas/chat/conversation/turns.ts";

/** An exchange of so many tokens, half of them in the question. */
const exchange = (name: string, tokens: number): Turn[] => {
  const content = name.padEnd(tokens * 2, "x");
  return [
    { role: "user", content },
    { role: "assistant", content },
  ];
};

it("the latest turns are kept within 2,000 tokens, and how many were not is told", () => {
  const turns = [...exchange("a", 900), ...exchange("b", 900), ...exchange("c", 900)];
  const { turns: kept, ...rest } = trimHistory(earlierTurns(turns));
  expect(kept.map(({ content }) => content[0])).toEqual(["b", "b", "c", "c"]);
  expect(rest).toEqual({ droppedMessages: 2, tokens: 1800 });
});

it("an exchange that does not fit drops the ones before it too", () => {
  const turns = [...exchange("a", 100), ...exchange("b", 2100), ...exchange("c", 100)];
  expect(trimHistory(earlierTurns(turns)).turns).toEqual(exchange("c", 100));
});

it("neither an answer without its question nor a question without its answer is kept", () => {
  const [question, answer] = exchange("a", 10);
  const turns: Turn[] = [answer!, question!, question!, answer!];
  expect(trimHistory(earlierTurns(turns)).turns).toEqual([question, answer]);
});

it("messages that were not even read count as dropped", () => {
  expect(trimHistory({ turns: exchange("a", 10), total: 60 }).droppedMessages).toBe(58);
});
