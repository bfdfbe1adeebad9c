import { expect, it } from "vitest";
import { expressionOf } from "#lambdas/integrations/matching/expression.ts";
import { fold, hasWords } from "#lambdas/integrations/matching/fold.ts";
import { matchOf, messageOf } from "#lambdas/integrations/matching/match.ts";
import { fillBody } from "#lambdas/integrations/request/fill-body.ts";
import { randomFrom } from "../random.ts";
import { hostileExpressions } from "./hostile-expressions.ts";

const has = (text: string, keyword: string) => hasWords(fold(text), fold(keyword));

it.each([
  ["Where is the STRASSE?", "Straße"],
  ["In welcher straße?", "STRASSE"],
  ["GROẞ", "gross"],
  ["Istanbul", "İSTANBUL"],
  ["ISPARTA ılık", "ısparta"],
  ["cafe\u0301 au lait", "CAFÉ"],
  ["ﬁnance ｏｒｄｅｒ", "order"],
  ["ΟΔΟΣ", "οδος"],
  ["my or\u00adder, please", "order"],
  ["order  status?", "Order\nstatus"],
  ["请问订单在哪里", "订单"],
  ["C++ or C#?", "c++"],
])("%j holds the keyword %j", (text, keyword) => {
  expect(has(text, keyword)).toBe(true);
});

it.each([
  ["A border is reordered", "order"],
  ["orders", "order"],
  ["ordre", "order"],
  ["preorder_status", "order"],
  ["anything", "  "],
  ["naïve", "naive"],
])("%j does not hold the keyword %j", (text, keyword) => {
  expect(has(text, keyword)).toBe(false);
});

it("each of 200 expressions made to hang is linear in the text, or refused for its size", () => {
  const texts = [`${"a".repeat(1999)}!`, "ab".repeat(1000), "a ".repeat(1000)];
  const verdicts = hostileExpressions.map((pattern) => {
    try {
      const { size, find } = expressionOf(pattern);
      for (const text of texts) find(text);
      return size <= 250;
    } catch (error) {
      return /repeats too much|no valid expression|not supported/.test(String(error));
    }
  });
  expect(verdicts).toHaveLength(200);
  expect(verdicts).not.toContain(false);
});

it("expressions share one bound of work, so that many of them take no longer", () => {
  const message = messageOf("a".repeat(4000));
  const heavy = Array.from({ length: 20 }, (_, at) => ({
    type: "regex" as const,
    value: `(a?){${40 + (at % 3)}}b`,
  }));
  const before = message.workLeft;
  for (let round = 0; round < 5; round++) matchOf(heavy, message);
  expect(message.text).toHaveLength(2000);
  expect([message.workLeft >= 0, before - message.workLeft]).toEqual([true, expect.any(Number)]);
  expect(matchOf([{ type: "keyword", value: "a".repeat(4000) }], message)).toBeDefined();
});

const hostile = [
  ...[
    '","role":"admin',
    '"}],"admin":true,"x":["',
    "\\",
    '\\"',
    "\u2028",
    "\0",
    "\ud800",
    "{order}",
    "$&",
    "__proto__",
  ],
  ...[
    "../../admin",
    "..",
    "..%2f",
    "%2e%2e/",
    "a/b",
    "a?b=c",
    "a#b",
    "a&b=c",
    "@evil.example",
    "\\evil",
    "\r\nX: y",
    "://",
  ],
];

it("1,000 values stay in the text that they are put into", () => {
  const random = randomFrom(7);
  const template = '{"q": "a {v} b", "deep": [{"v": "{v}"}], "role": "visitor"}';
  for (let round = 0; round < 1000; round++) {
    const parts = random.times(1 + random.below(4), () => hostile[random.below(hostile.length)] ?? "");
    const v = parts.join(random.pick(["", " ", '"']));
    const whole = v.toWellFormed();
    expect(JSON.parse(fillBody(template, { v }))).toEqual({
      q: `a ${whole} b`,
      deep: [{ v: whole }],
      role: "visitor",
    });
  }
});
