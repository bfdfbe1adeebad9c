import { promptFor } from "#lambdas/chat/prompt/messages.ts";
import { rank } from "#lambdas/chat/retrieval/rank.ts";
import { retrieve } from "#lambdas/chat/retrieval/retrieve.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import { port, provide } from "#platform/ports.ts";
import { systemPromptOf } from "#shared/chatbots/use-cases.ts";
import { documentOf, fill, parallelFiles, type QuestionFile } from "./questions.ts";
import { openAskedSearch } from "./search.ts";
import { percentile, type Row } from "./table.ts";
import { reliabilityOf, type Shown } from "./with-model/reliability.ts";
import { dimension, type Simulation, simulatedEmbedding } from "./with-model/simulated.ts";

const means = [0.25, 0.35, 0.45, 0.6];
const strangers = [0.1, 0.33, 0.55, 0.75];
/** Other indexes than SQLite's take minutes to fill: the corners of the grid, with fewer questions. */
const isWhole = !process.argv.includes("--search");
const corners = <Value>(values: Value[]): Value[] =>
  isWhole ? values : values.filter((_, at) => at % 3 === 0);
const questionsOfPoint = isWhole ? 150 : 60;
/** So many passages go to a language model. */
const given = 8;
/** Every fifth paragraph is left out of the documents, so a fifth of the questions have no answer there. */
const isLeftOut = (paragraph: number): boolean => paragraph % 5 === 4;

/**
 * Questions to documents in Spanish, asked in Spanish, where keywords find nearly everything, and in Chinese, where they
 * find next to nothing; with embeddings of every usual similarity.
 */
export const withModel = async (): Promise<Row[]> => {
  const [documents, ...asked] = parallelFiles(["xquad.es", "xquad.es", "xquad.zh"]);
  if (!documents) return [];
  const builtin = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const embedding = { name: "simulated", dimension };
  const { search, close } = await openAskedSearch(embedding);
  const rows: Row[] = [];
  const shown: Shown[] = [];
  const times: number[] = [];
  for (const file of asked)
    for (const mean of corners(means))
      for (const stranger of corners(strangers)) {
        const simulation = { mean, strangers: stranger };
        const embed = simulatedEmbedding(documents, file, simulation);
        provide({ models: { ...builtin, embedding, embed }, search });
        rows.push(...(await point({ documents, file, simulation, shown, times })));
      }
  await close();
  return [
    ...rows,
    ...reliabilityOf(shown),
    ...prompts(documents),
    { what: "search of a question, p50", value: percentile(times, 0.5), unit: "ms" },
    { what: "search of a question, p99", value: percentile(times, 0.99), unit: "ms", atMost: 25 },
  ];
};

/** Tokens of what is sent, estimated: without passages, and with as many as are given at most. */
const prompts = ({ paragraphs }: QuestionFile): Row[] => {
  const tokensWith = (passages: number) => {
    const found = paragraphs.slice(0, passages).map(({ text, title }, at) => ({
      passage: {
        ...{ id: "", chatbotId: "", documentId: "", ordinal: 0, start: 0, end: 0 },
        ...{ text, filename: `paragraph-${at}.md`, titlePath: [title] },
      },
      similarity: 1,
    }));
    const sent = promptFor({ systemPrompt: systemPromptOf("support"), question: "", turns: [], found });
    return sent.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  };
  return [0, 5, 8, 12].map((passages) => ({
    what: `tokens of a prompt with ${passages} passages`,
    value: tokensWith(passages),
    unit: "tokens",
  }));
};

interface Point {
  documents: QuestionFile;
  file: QuestionFile;
  simulation: Simulation;
  shown: Shown[];
  times: number[];
}

const point = async ({ documents, file, simulation, shown, times }: Point): Promise<Row[]> => {
  const chatbotId = await fill(documents, (_, paragraph) => !isLeftOut(paragraph));
  const step = Math.floor(file.questions.length / questionsOfPoint);
  // Other questions at each point, so that reliability rests on many.
  const first =
    (means.indexOf(simulation.mean) * strangers.length + strangers.indexOf(simulation.strangers)) % step;
  const questions = file.questions.filter((_, at) => at % step === first).slice(0, questionsOfPoint);
  const [models, search] = await Promise.all([port("models"), port("search")]);
  let [refused, answered, reached, byWords, byVectors] = [0, 0, 0, 0, 0];
  for (const { question, paragraph } of questions) {
    const right = documentOf(paragraph);
    const holds = (found: { passage: { documentId: string } }[]) =>
      found.some(({ passage }) => passage.documentId === right) ? 1 : 0;
    const startedAt = performance.now();
    const { related } = await retrieve(chatbotId, question);
    times.push(performance.now() - startedAt);
    refused += related.length === 0 ? 1 : 0;
    const isRight = ({ passage }: (typeof related)[number]) => passage.documentId === right;
    shown.push(...related.map((one) => ({ similarity: one.similarity, isRight: isRight(one) })));
    if (isLeftOut(paragraph)) continue;
    answered += 1;
    const [vector = new Float32Array()] = await models.embed([question], "question");
    reached += holds(related);
    byVectors += holds(await search.nearest({ chatbotId, vector, limit: given }));
    const withoutVectors = { ...search, nearest: async () => [], similarity: async () => new Map() };
    provide({ models, search: withoutVectors });
    byWords += holds((await rank(chatbotId, question)).ranked.slice(0, given));
    provide({ models, search });
  }
  const percent = (count: number) => (count / answered) * 100;
  const name = `${file.language}, cosine ${simulation.mean}, strangers ${simulation.strangers}`;
  const alone = `${percent(byWords).toFixed(1)} by keywords, ${percent(byVectors).toFixed(1)} by vectors alone`;
  return [
    {
      what: `${name}: refused without the model`,
      value: (refused / questions.length) * 100,
      unit: "%",
      atMost: 1,
    },
    {
      what: `${name}: right passage given to the model (${alone})`,
      value: percent(reached),
      unit: "%",
      atLeast: Math.max(percent(byWords), percent(byVectors)) - 1,
    },
  ];
};
