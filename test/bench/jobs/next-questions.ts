import { percentile, type Row } from "../table.ts";
import { applicant } from "./applicant.ts";

const interviews = 30;
/** Numbers of their own, so that searches find nobody twice. */
const firstNumber = 1_000_000;

/**
 * From sending an answer to the first words of the next question, to its last ones, and to the end of the reply, which
 * says that the question is stored; streamed as the public page reads it.
 */
export const nextQuestions = async (url: string, job: Parameters<typeof applicant>[1]): Promise<Row[]> => {
  const begun: number[] = [];
  const shown: number[] = [];
  const stored: number[] = [];
  for (let number = firstNumber; number < firstNumber + interviews; number++) {
    const one = applicant(url, job, number);
    const applied = await one.apply();
    let state = await one.start(applied);
    while (state.question) {
      const response = `I repaired ${number} hydraulic brakes, and question ${state.question.index} was part of it.`;
      const from = performance.now();
      const heard: number[] = [];
      state = await one.answerStreamed(applied, state, response, () => {
        heard.push(performance.now() - from);
      });
      if (!state.question) continue;
      const [first, last = first] = [heard[0], heard.at(-1)];
      if (first === undefined || last === undefined) throw new Error("The next question was not streamed.");
      begun.push(first);
      shown.push(last);
      stored.push(performance.now() - from);
    }
  }
  const p95 = (times: number[]) => ({ value: percentile(times, 0.95), unit: "ms" });
  return [
    { what: "next question, its first words, p95", ...p95(begun) },
    { what: "next question shown, p50", value: percentile(shown, 0.5), unit: "ms" },
    { what: "next question shown, p95", ...p95(shown), atMost: 100 },
    { what: "next question shown and stored, p95", ...p95(stored) },
  ];
};
