import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { refuseUnlawful } from "#lambdas/jobs/refuse-unlawful.ts";
import { groundOf } from "#shared/jobs/lawful/ground-of.ts";
import { grounds } from "#shared/jobs/lawful/grounds.ts";
import { groundNames } from "#web/features/jobs/form/lawful/ground-names.ts";

const read = (file: string) => readFileSync(new URL(`../bench/jobs/data/${file}`, import.meta.url), "utf8");

interface Wording {
  text: string;
  ground: string | null;
}

const wordings: Wording[] = [
  ...JSON.parse(read("wordings.json")),
  ...JSON.parse(read("wordings-held-out.json")),
  ...read("wordings-and-questions.tsv")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([, ground, text = ""]) => ({ text, ground: ground === "-" ? null : ground })),
];

it("wordings and questions that name a ground are refused with it, and harmless ones with the same words are not", () => {
  const wrong = wordings
    .map(({ text, ground }) => ({ text, ground, found: groundOf(text)?.ground ?? null }))
    .filter(({ ground, found }) => found !== ground);
  expect(wrong).toEqual([]);
  expect(wordings.filter(({ ground }) => ground === null).length).toBeGreaterThan(200);
});

it("a refused wording gets two lawful ones in its language, which are not refused themselves", () => {
  const refusals = wordings.flatMap(({ text }) => groundOf(text) ?? []);
  expect(new Set(refusals.flatMap(({ lawful }) => lawful)).size).toBeGreaterThan(12 * 7);
  expect(refusals.flatMap(({ lawful }) => lawful).filter((lawful) => groundOf(lawful))).toEqual([]);
  expect(groundOf("Alter zwischen 20 und 30")).toMatchObject({
    ground: "age",
    words: "Alter zwischen",
    lawful: [expect.stringContaining("Tempo"), expect.any(String)],
  });
});

it("letters that nobody sees, capitals and wide letters hide no ground", () => {
  for (const hidden of [
    "No chil\u200bdren",
    "NO CHILDREN",
    "Ｎｏ ｃｈｉｌｄｒｅｎ",
    "No\u00a0 children",
    "no chil\u00addren",
    "What's your date\nof birth?",
  ])
    expect.soft(groundOf(hidden), hidden).toBeDefined();
});

it("saying that a ground does not count is lawful, unless an exception follows", () => {
  expect(groundOf("Everybody is welcome, regardless of nationality or marital status")).toBeUndefined();
  expect(groundOf("Regardless of nationality, but only men")?.ground).toBe("gender");
});

it.each(grounds)("a criterion refused for %s names it as the forms of the app do", (ground) => {
  const { text } = wordings.find((one) => one.ground === ground) ?? { text: "" };
  const refuse = () => refuseUnlawful({ criteria: [{ text }], initial_question: "Why this work?" });
  expect(refuse).toThrow(`A criterion is refused. This names ${groundNames[ground]} (“`);
});
