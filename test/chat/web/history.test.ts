import { expect, it } from "vitest";
import { historyBefore } from "#web/features/chat/turns/history.ts";
import { newTurn, type Turn } from "#web/features/chat/turns/turn.ts";

const answered = (id: number, question: string, answer: string): Turn => ({
  ...newTurn(id, question),
  state: "done",
  answer,
});

it("a question brings along what was answered before it", () => {
  const failed: Turn = { ...newTurn(2, "two"), state: "failed", answer: "half" };
  const turns = [answered(1, "one", "first"), failed, newTurn(3, "three"), answered(4, "four", "later")];
  expect(historyBefore(turns, 3)).toEqual([
    { role: "user", content: "one" },
    { role: "assistant", content: "first" },
  ]);
});

it("a question never brings along more than the server takes", () => {
  const turns = Array.from({ length: 50 }, (_, at) => answered(at, "why?", "because ".repeat(2000)));
  const history = historyBefore(turns, 50);
  expect(history.length).toBeLessThanOrEqual(40);
  expect(history[0]?.role).toBe("user");
  expect(Math.max(...history.map(({ content }) => content.length))).toBeLessThanOrEqual(8000);
});
