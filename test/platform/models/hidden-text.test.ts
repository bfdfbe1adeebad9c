import { expect, it } from "vitest";
import { hiddenTextFilter } from "#platform/models/reasoning/hidden-text.ts";

/** The visible text of an answer that comes in parts of a size. */
const visible = (text: string, size: number): string => {
  const filter = hiddenTextFilter();
  let shown = "";
  for (let at = 0; at < text.length; at += size) shown += filter.push(text.slice(at, at + size));
  return shown + filter.end();
};

it.each([
  ["Four weeks.", "Four weeks."],
  ["<think>Hm.</think>Four weeks.", "Four weeks."],
  ["\n\n<think>\nHm.\n</think>\n\nFour weeks.", "Four weeks."],
  ["<thinking>Hm.</thinking> Four weeks.", "Four weeks."],
  ["<thought>Hm.</thought>Four weeks.", "Four weeks."],
  ["[THINK]Hm.[/THINK]Four weeks. [1]", "Four weeks. [1]"],
  ["<think>a</think><think>b</think>Four weeks.", "Four weeks."],
  ["<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>Four.", "Four."],
  ["Four.\n<tool_call>{}</tool_call>\nWeeks.", "Four.\nWeeks."],
  ["<think>Hm, and never an end", ""],
  ["Write `<think>` or <think> in a line.", "Write `<think>` or <think> in a line."],
  ["Four is < five.\n- [1] Weeks.\n<", "Four is < five.\n- [1] Weeks.\n<"],
  ["<thin ice>", "<thin ice>"],
  ["- One\n- Two\n\n  Three", "- One\n- Two\n\n  Three"],
])("of %j readers see %j, in parts of any size", (text, expected) => {
  const sizes = Array.from({ length: text.length }, (_, at) => at + 1);
  expect(new Set(sizes.map((size) => visible(text, size)))).toEqual(new Set([expected]));
});

it("an answer is not held back while it comes", () => {
  const filter = hiddenTextFilter();
  expect(["Four", " weeks", " <", "b", "\n", "[", "1", "]"].map(filter.push)).toEqual([
    "Four",
    " weeks",
    " <",
    "b",
    "\n",
    "",
    "[1",
    "]",
  ]);
});
