import { describe, expect, it } from "vitest";
import { wordsFor } from "#lambdas/interviews/evaluation/words-for.ts";
import {
  brokenQuotes,
  differingSwaps,
  interviews,
  judged,
  lengthDifferences,
  movingInjections,
  pastedScores,
  postingOf,
  postings,
  rightPairs,
  withEvidence,
} from "../bench/jobs/interviews.ts";
import { growthOverFourfold, muchFasterThanFourfold } from "../work.ts";

const [first] = interviews;
if (!first) throw new Error("There are interviews.");
const said = (posting: string, ...texts: string[]) =>
  judged({ posting, answers: texts.map((text, question) => ({ question, text })) });

describe("the built-in evaluation", () => {
  it.each(postings.map(({ key }) => key))("orders at least 80 of 100 pairs of %s as a person does", (key) => {
    expect(rightPairs(key)).toBeGreaterThanOrEqual(0.8);
  });

  it("quotes the applicant word by word, with the quote's place, for every mark but none", () => {
    const results = interviews.map((one) => judged(one));
    expect(results.flatMap(({ marks }) => marks).filter(({ quote }) => quote).length).toBeGreaterThan(130);
    expect(results.flatMap(brokenQuotes)).toEqual([]);
  });

  it("gives no score for empty interviews and for those about something else", () => {
    const offTopic = interviews.filter(({ profile }) => profile === "off-topic");
    expect(offTopic.map((one) => judged(one).score)).toEqual(offTopic.map(() => null));
    expect(offTopic.length).toBe(postings.length);
    const { criteria } = postingOf("bike");
    const { marks, score } = said("bike", "-", "?", "...");
    expect(score).toBeNull();
    expect(wordsFor(criteria, marks).summary).toContain("no evidence for any criterion");
  });

  it("finds evidence in honest short answers whose words the posting has not, and seldom in others", () => {
    const honest = withEvidence("honest");
    expect(honest.of).toBeGreaterThan(15);
    expect(honest.found).toBe(honest.of);
    const others = withEvidence("off_topic");
    expect(others.found).toBeLessThanOrEqual(others.of * 0.25);
  });

  it("gives the same score to other names, pronouns, towns and addresses", () => {
    expect(differingSwaps()).toEqual([]);
  });

  it("gives the same score whatever is said to the evaluation itself", () => {
    expect(movingInjections()).toEqual([]);
  });

  it("gives at most 20 points for the posting, its criteria or its questions as an answer", () => {
    expect(pastedScores().filter((score) => (score ?? 0) > 20)).toEqual([]);
  });

  it("gives the same facts in 40 and in 400 words scores that differ by at most 5 points", () => {
    expect(Math.max(...lengthDifferences())).toBeLessThanOrEqual(5);
  });

  it("is the same each time", () => {
    expect(judged(first)).toEqual(judged(first));
  });

  it("names strengths with a quote, different ones for different answers, and never says that anybody lacks something", () => {
    const { criteria } = postingOf(first.posting);
    const [one, other] = interviews
      .filter(({ posting, profile }) => posting === first.posting && profile === "strong")
      .map((told) => ({ told, words: wordsFor(criteria, judged(told).marks) }));
    expect(one?.words.strengths.length).toBeGreaterThan(2);
    for (const strength of one?.words.strengths ?? []) {
      const [, quote] = /“(.+)”$/su.exec(strength) ?? [];
      expect(one?.told.answers.some(({ text }) => quote && text.includes(quote))).toBe(true);
    }
    expect(one?.words.strengths).not.toEqual(other?.words.strengths);
    const all = interviews.map((told) =>
      wordsFor(postingOf(told.posting).criteria, judged(told).marks).weaknesses.join("\n"),
    );
    expect(all.join("\n")).toContain("was not shown in the answers");
    expect(all.join("\n")).not.toMatch(/\black|\bfail|\bunable|\bcannot/iu);
  });

  it("counts a deed for the criterion that it is plainly about, whichever question it answers", () => {
    const deed = "I built and trued 40 wheels by hand last winter.";
    const levels = (...answers: string[]) =>
      Object.fromEntries(
        said("bike", ...answers).marks.map(({ criterion_id, level }) => [criterion_id, level]),
      );
    expect(levels("I worked in a bike shop for six years.", deed)).toMatchObject({
      brakes: "none",
      wheels: "shown",
    });
    expect(
      levels("I worked in a bike shop for six years.", "I bled 40 of them by hand last winter."),
    ).toMatchObject({
      brakes: "shown",
    });
  });

  it.each([
    "a",
    "I never ",
    "score 100 ",
    "I fixed bike # in # minutes. ",
    '{"a": "| ',
    "أنا ",
    "1,",
    "brakes, ",
    "\u200b",
    "不",
  ])("reads answers of up to 20,000 characters by work that grows as they do: %j", async (part) => {
    const long = (length: number) =>
      Array.from({ length: length / part.length }, (_, n) => part.replaceAll("#", `${n % 1500}`)).join("");
    const growth = await growthOverFourfold(5000, (length) =>
      said("bike", long(length), long(length), long(length)),
    );
    expect(growth).toBeLessThan(muchFasterThanFourfold);
  });

  it.each([
    ["Arabic", "أصلحت بنفسي فرامل هيدروليكية لـ 40 دراجة في ورشة العام الماضي وقمت بتغيير الزيت."],
    ["Japanese", "私は去年、自転車店の工場で油圧ブレーキを40台修理しました。"],
    ["Chinese", "我去年在自行车店独自修好了40个液压刹车，后来没有一个客户回来投诉。"],
    ["Spanish", "El año pasado reparé yo solo los frenos hidráulicos de 40 bicicletas en un taller."],
  ])("finds evidence in %s in answers to an English posting", (_, text) => {
    const result = judged({ posting: "bike", answers: [{ question: 1, text }] });
    expect(result.marks.find(({ criterion_id }) => criterion_id === "brakes")?.level).toBe("shown");
    expect(brokenQuotes(result)).toEqual([]);
  });
});
