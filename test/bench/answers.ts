import { retrieve } from "#lambdas/chat/retrieval/retrieve.ts";
import { builtinModel } from "#platform/models/builtin.ts";
import { port } from "#platform/ports.ts";
import type { QuestionFile } from "./questions.ts";
import { percentile, type Row } from "./table.ts";

/** How often one quoted sentence has the answer in it, in percent: what the built-in model is to be ahead of. */
const oneSentence: Record<string, number> = {
  "squad-tune.en": 72.4,
  "xquad.es": 71.2,
  "xquad.zh": 73.7,
  "xquad.ar": 58.3,
};

/** How often the built-in model's answer holds one of the right ones, and how long it is. */
export const answers = async (file: QuestionFile, chatbotId: string): Promise<Row[]> => {
  let right = 0;
  let words = 0;
  let answered = 0;
  const times: number[] = [];
  for (const { question, answers } of file.questions) {
    const startedAt = performance.now();
    const answer = await answerTo(chatbotId, question);
    times.push(performance.now() - startedAt);
    if (!answer) continue;
    answered++;
    words += answer
      .replace(/\[\d+\]/g, "")
      .split(/\s+/)
      .filter(Boolean).length;
    if (answers.some((gold) => normal(answer).includes(normal(gold)))) right++;
  }
  const baseline = oneSentence[file.name];
  const isEnglish = file.language === "en";
  return [
    {
      what: `${file.name}: answer has the right one in it`,
      value: (right / file.questions.length) * 100,
      unit: "%",
      ...(isEnglish ? { atLeast: 80 } : { atLeast: baseline ? baseline + 5 : 70 }),
    },
    {
      what: `${file.name}: words of an answer`,
      value: words / answered,
      unit: "words",
      ...(isEnglish && { atMost: 45 }),
    },
    { what: `${file.name}: retrieval and answer, p50`, value: percentile(times, 0.5), unit: "ms" },
  ];
};

const settings = { temperature: 0, maxTokens: 1000, topP: 1, frequencyPenalty: 0, presencePenalty: 0 };

const answerTo = async (chatbotId: string, question: string): Promise<string> => {
  const { found } = await retrieve(chatbotId, question);
  if (found.length === 0) return "";
  const passages = found.map(({ passage }) => passage);
  const models = await port("models");
  let answer = "";
  for await (const event of models.chat({ ...builtinModel, ...settings, messages: [], question, passages }))
    if ("text" in event) answer += event.text;
  return answer;
};

const normal = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
