import { percentile, type Row } from "../table.ts";
import { applicant } from "./applicant.ts";

const interviews = 30;
/** Numbers of their own, so that searches find nobody twice. */
const firstNumber = 1_000_000;

/** From sending an answer to the first words of the next question and to its end, streamed as the public page reads it. */
export const nextQuestions = async (url: string, job: Parameters<typeof applicant>[1]): Promise<Row[]> => {
  const begun: number[] = [];
  const whole: number[] = [];
  for (let number = firstNumber; number < firstNumber + interviews; number++) {
    const one = applicant(url, job, number);
    const applied = await one.apply();
    let state = await one.start(applied);
    while (state.question) {
      const response = `I repaired ${number} hydraulic brakes, and question ${state.question.index} was part of it.`;
      const from = performance.now();
      let firstWords: number | undefined;
      state = await one.answerStreamed(applied, state, response, () => {
        firstWords ??= performance.now() - from;
      });
      if (!state.question) continue;
      if (firstWords === undefined) throw new Error("The next question was not streamed.");
      begun.push(firstWords);
      whole.push(performance.now() - from);
    }
  }
  return [
    { what: "next question, streamed, its first words, p50", value: percentile(begun, 0.5), unit: "ms" },
    {
      what: "next question, streamed, its first words, p95",
      value: percentile(begun, 0.95),
      unit: "ms",
    },
    { what: "next question, streamed, whole, p50", value: percentile(whole, 0.5), unit: "ms" },
    { what: "next question, streamed, whole, p95", value: percentile(whole, 0.95), unit: "ms", atMost: 100 },
  ];
};
