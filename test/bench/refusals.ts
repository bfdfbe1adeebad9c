import { leastAnswerability } from "#lambdas/chat/retrieval/answerability.ts";
import { rank } from "#lambdas/chat/retrieval/rank.ts";
import { fill, type QuestionFile } from "./questions.ts";
import { percentile, type Row } from "./table.ts";

/**
 * A chatbot that holds every second title is asked everything: what the other titles answer is to be refused. Measured on
 * the questions whose titles `answerability.ts` was not learnt from, those at positions 3 and 4 of each four.
 */
export const refusals = async (file: QuestionFile): Promise<Row[]> => {
  const titles = [...new Set(file.paragraphs.map(({ title }) => title))];
  const held = new Set(titles.filter((_, at) => at % 2 === 0));
  const chatbotId = await fill(file, (title) => held.has(title));
  const answerable: number[] = [];
  const others: number[] = [];
  for (const { question, paragraph } of file.questions) {
    const title = file.paragraphs[paragraph]?.title ?? "";
    if (titles.indexOf(title) % 4 < 2) continue;
    const scores = held.has(title) ? answerable : others;
    scores.push((await rank(chatbotId, question)).answerability);
  }
  if (others.length === 0) return [];
  const above = (scores: number[], least: number) =>
    (scores.filter((score) => score >= least).length / scores.length) * 100;
  return [
    { what: `${file.name}: answerability, AUROC`, value: areaUnderCurve(answerable, others), unit: "" },
    {
      what: `${file.name}: wrongly answered where 95 % are answered`,
      value: above(others, percentile(answerable, 0.05)),
      unit: "%",
    },
    { what: `${file.name}: answered`, value: above(answerable, leastAnswerability), unit: "%", atLeast: 92 },
    {
      what: `${file.name}: wrongly answered`,
      value: above(others, leastAnswerability),
      unit: "%",
      atMost: 12,
    },
  ];
};

/** How often an answerable question has the higher score than another one, ties counted half. */
const areaUnderCurve = (answerable: number[], others: number[]): number => {
  const sorted = others.toSorted((one, other) => one - other);
  const below = (score: number, includes: boolean) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const value = sorted[middle] ?? 0;
      if (value < score || (includes && value === score)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const wins = answerable.reduce((sum, score) => sum + (below(score, false) + below(score, true)) / 2, 0);
  return wins / (answerable.length * others.length);
};
