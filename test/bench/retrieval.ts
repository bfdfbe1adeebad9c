import { rank } from "#lambdas/chat/retrieval/rank.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { answers } from "./answers.ts";
import { documentOf, fill, type QuestionFile, questionFiles } from "./questions.ts";
import { refusals } from "./refusals.ts";
import { openAskedSearch } from "./search.ts";
import { percentile, type Row } from "./table.ts";
import { reliabilityOf, type Shown } from "./with-model/reliability.ts";

/** BM25 with Porter stemming and stop words, per file: R@1, R@5 in percent, MRR@10. */
const baselines: Record<string, [number, number, number]> = {
  "squad-tune.en": [80.68, 94.92, 0.8694],
  "xquad.es": [91.68, 98.4, 0.9466],
  "xquad.zh": [93.19, 99.08, 0.9559],
  "xquad.ar": [80.92, 93.19, 0.8627],
};

/** Whether the right passage is found, whether what is not there is refused, and whether the built-in model answers. */
export const retrieval = async (): Promise<Row[]> => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const { search, close } = await openAskedSearch(models.embedding);
  provide({ models, search });
  const rows: Row[] = [];
  for (const file of questionFiles()) {
    const chatbotId = await fill(file);
    rows.push(
      ...(await found(file, chatbotId)),
      ...(await answers(file, chatbotId)),
      ...(await refusals(file)),
    );
  }
  await close();
  return rows;
};

const found = async (file: QuestionFile, chatbotId: string): Promise<Row[]> => {
  const places: number[] = [];
  const times: number[] = [];
  const shown: Shown[] = [];
  for (const { question, paragraph } of file.questions) {
    const startedAt = performance.now();
    const { ranked } = await rank(chatbotId, question);
    times.push(performance.now() - startedAt);
    const right = documentOf(paragraph);
    const isRight = ({ passage }: (typeof ranked)[number]) => passage.documentId === right;
    shown.push(...ranked.map((one) => ({ similarity: one.similarity, isRight: isRight(one) })));
    const documents = [...new Set(ranked.map(({ passage }) => passage.documentId))];
    places.push(documents.indexOf(documentOf(paragraph)) + 1);
  }
  const within = (most: number) => places.filter((place) => place > 0 && place <= most);
  const share = (most: number) => (within(most).length / places.length) * 100;
  const reciprocal = within(10).reduce((sum, place) => sum + 1 / place, 0) / places.length;
  const [first, fifth, mean] = baselines[file.name] ?? [];
  return [
    { what: `${file.name}: R@1`, value: share(1), unit: "%", ...(first && { atLeast: first }) },
    { what: `${file.name}: R@5`, value: share(5), unit: "%", ...(fifth && { atLeast: fifth }) },
    {
      what: `${file.name}: MRR@10`,
      value: reciprocal * 100,
      unit: "%",
      ...(mean && { atLeast: mean * 100 }),
    },
    ...reliabilityOf(shown, `${file.name}: passages`),
    { what: `${file.name}: query, p50`, value: percentile(times, 0.5), unit: "ms" },
    { what: `${file.name}: query, p99`, value: percentile(times, 0.99), unit: "ms", atMost: 25 },
  ];
};
