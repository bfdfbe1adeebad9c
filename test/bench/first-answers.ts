import { logger } from "#platform/logging/logger.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { ask, putInto } from "./first-answers/asking.ts";
import { type Document, documents } from "./first-answers/documents.ts";
import { heldOut } from "./first-answers/held-out.ts";
import { type Judged, judge } from "./first-answers/judge.ts";
import type { Question } from "./first-answers/questions-in.ts";
import { tuning } from "./first-answers/tuning.ts";
import { openAskedSearch } from "./search.ts";
import { percentile, type Row } from "./table.ts";

/**
 * First answers of the built-in model: a newcomer's questions to twelve real documents, a third of them without an answer there,
 * each put to the chatbot of its document and to one that holds all. `--show` prints the answers of the tuning half.
 */
export const firstAnswers = async (): Promise<Row[]> => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const { search, close } = await openAskedSearch(models.embedding);
  provide({ models, search });
  logger.setLogLevel("ERROR");
  const read = documents();
  for (const document of read) await putInto([botOf(document.name), together], document);
  const rows = [
    ...(await half("tuning", tuning, read, process.argv.includes("--show"))),
    ...(await half("held out", heldOut, read, process.argv.includes("--show-held-out"))),
  ];
  await close();
  return rows;
};

const together = "bot_of_all";
const botOf = (document: string): string => `bot_of_${document}`;

const half = async (
  name: string,
  questions: Question[],
  read: Document[],
  isShown: boolean,
): Promise<Row[]> => {
  const asked = questions.filter(({ document }) => read.some((one) => one.name === document));
  const own = await answersTo(asked, read, botOf);
  const ofAll = await answersTo(asked, read, () => together);
  if (isShown) for (const [at, judged] of own.entries()) show(name, judged, ofAll[at]);
  return [...rowsOf(name, own), ...rowsOf(`${name}, chatbot of all`, ofAll)];
};

const answersTo = async (
  questions: Question[],
  read: Document[],
  chatbotOf: (document: string) => string,
): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const question of questions)
    judged.push(judge(question, await ask(chatbotOf(question.document), question.text), read));
  return judged;
};

const rowsOf = (name: string, judged: Judged[]): Row[] => {
  const answerable = judged.filter(({ question }) => question.fact);
  const others = judged.filter(({ question }) => !question.fact);
  if (answerable.length === 0 || others.length === 0) return [];
  const count = (all: Judged[], isCounted: (one: Judged) => unknown) => all.filter(isCounted).length;
  const share = (all: Judged[], verdict: Judged["verdict"]) =>
    (count(all, (one) => one.verdict === verdict) / all.length) * 100;
  const quoted = count(judged, ({ isFurniture }) => isFurniture);
  const times = judged.map(({ answer }) => answer.milliseconds);
  return [
    { what: `${name}: right of answerable`, value: share(answerable, "right"), unit: "%", atLeast: 80 },
    { what: `${name}: answered without the fact`, value: share(answerable, "wrong"), unit: "%" },
    { what: `${name}: refused though answerable`, value: share(answerable, "refused"), unit: "%" },
    { what: `${name}: wrongly answered`, value: share(others, "wrong"), unit: "%", atMost: 8 },
    { what: `${name}: quoted references, infoboxes, navigation`, value: quoted, unit: "", atMost: 0 },
    {
      what: `${name}: right, with a needless sentence`,
      value: count(judged, (one) => one.needless),
      unit: "",
    },
    { what: `${name}: a question, p50`, value: percentile(times, 0.5), unit: "ms" },
  ];
};

const show = (name: string, { question, answer, ...judged }: Judged, ofAll: Judged | undefined) => {
  const marks = [judged.isFurniture && "quotes furniture", judged.needless && "needless sentence"];
  console.log(`  ${name}, ${question.document}: ${question.text}`);
  console.log(`    ${[judged.verdict, ...marks.filter(Boolean)].join(", ")}: ${answer.text}`);
  if (ofAll && (ofAll.verdict !== judged.verdict || ofAll.answer.text !== answer.text))
    console.log(`    of all, ${ofAll.verdict}: ${ofAll.answer.text}`);
};
