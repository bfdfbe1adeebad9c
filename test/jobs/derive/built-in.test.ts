import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { proposeBuiltIn, type Texts } from "#lambdas/jobs/derive/built-in.ts";
import { type InterviewLanguage, interviewLanguageOf } from "#lambdas/jobs/language.ts";
import { groundOf } from "#shared/jobs/lawful/ground-of.ts";

interface Posting extends Texts {
  key: string;
  language: InterviewLanguage;
  /** Kind, weight and text of each. */
  criteria: string[];
  /** The criteria that the questions are about. */
  asks: number[];
  left_out: string[];
}

const postings: Posting[] = JSON.parse(readFileSync(new URL("postings.json", import.meta.url), "utf8"));

describe.each(postings)("the posting $key", (posting) => {
  const proposal = proposeBuiltIn(posting);

  it("has these criteria, and tells what may be none", () => {
    expect(proposal.criteria.map(({ kind, weight, text }) => `${kind} ${weight}: ${text}`)).toEqual(
      posting.criteria,
    );
    expect(proposal.left_out.map(({ ground, text }) => `${ground}: ${text}`)).toEqual(posting.left_out);
  });

  it("is asked about by the weightiest criteria, in its language and in words that differ", () => {
    const { criteria, questions } = proposal;
    expect(questions.map(({ criterion }) => criterion)).toEqual(posting.asks);
    const weights = questions.map(({ criterion = -1 }) => criteria[criterion]?.weight ?? 0);
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    const wordings = questions.map(({ question_text, criterion = -1 }) =>
      question_text.replace(criteria[criterion]?.text ?? "", "…"),
    );
    expect(new Set(wordings).size).toBe(wordings.length);
    expect(interviewLanguageOf(wordings.join(" "))).toBe(posting.language);
    expect(wordings.filter((wording) => groundOf(wording))).toEqual([]);
  });
});

const texts = { title: "Tester", description: "", requirements: "", ideal_candidate: "Careful" };

it("a criterion names each item of a long list up to the most that a rubric has, and says that there were more", () => {
  const requirements = Array.from({ length: 40 }, (_, at) => `- Has tested program ${at}`).join("\n");
  const { criteria, notice } = proposeBuiltIn({ ...texts, requirements });
  expect(criteria).toHaveLength(12);
  expect(notice).toContain("41 criteria");
});

it("what is said in both texts counts more, and once", () => {
  const requirements = "- Repairs hydraulic disc brakes\n- Builds wheels by hand";
  const ideal_candidate = "Has repaired hydraulic disc brakes alone.";
  const { criteria } = proposeBuiltIn({ ...texts, requirements, ideal_candidate });
  expect(criteria.map(({ weight }) => weight)).toEqual([5, 4]);
});

it("the questions differ with description, requirements and profile", () => {
  const askedOf = (changed: Partial<Texts>) =>
    proposeBuiltIn({ ...texts, requirements: "Writes reports", ...changed })
      .questions.map(({ question_text }) => question_text)
      .join("\n");
  const usual = askedOf({});
  expect(askedOf({ description: "You plan the tests of a bank." })).not.toBe(usual);
  expect(askedOf({ requirements: "Automates tests" })).not.toBe(usual);
  expect(askedOf({ ideal_candidate: "Has led a group of testers" })).not.toBe(usual);
});

it.each([
  "",
  " \n\n ",
  "<".repeat(9999),
  "**".repeat(4999),
  "- ".repeat(4999),
  "a: ".repeat(3333),
  "。".repeat(9999),
])("a text of signs alone gives no criterion and takes no time", (requirements) => {
  expect(proposeBuiltIn({ ...texts, description: requirements, requirements }).criteria.length).toBeLessThan(
    3,
  );
});
