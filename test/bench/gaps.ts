import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { cluster } from "#platform/questions/cluster.ts";
import { embedQuestions, tellsMeaning } from "#platform/questions/embed-questions.ts";
import type { Meaning } from "#platform/questions/meaning.ts";
import { referencePairs } from "#platform/questions/reference.ts";
import { bCubed, f1 } from "./gaps/b-cubed.ts";
import { freshThemes } from "./gaps/fresh.ts";
import { intents, laterIntents, strays } from "./gaps/intents.ts";
import { spokenThemes } from "./gaps/spoken.ts";
import type { Row } from "./table.ts";

const alone = strays.map((question) => [question]);
const least = { precision: 0.8, recall: 0.52, f1: 0.75 };

/**
 * How well questions are gathered by words and, if the environment configures a provider with embeddings as the
 * product's (OPENAI_BASE_URL, EMBEDDING_MODEL, EMBEDDING_DIMENSION), by meaning; and the time for as many as an account
 * keeps, with the longest time for which other requests of the process wait.
 */
export const gaps = async (): Promise<Row[]> => {
  const models = await modelsFromEnvironment(process.env);
  const embed = (texts: string[]) => embedQuestions(models, texts);
  const ways = tellsMeaning(models) ? [undefined, embed] : [undefined];
  const rows: Row[] = [];
  for (const way of ways) {
    const by = way ? `with ${models.embedding.name}` : "by words";
    for (const [name, themes] of sets) rows.push(...(await scoresOf(`${by}, ${name}`, themes, way)));
    rows.push(...(await timesOf(`${by}, 2,000 wordings`, 2000, way)));
  }
  return rows;
};

const sets: [string, string[][]][] = [
  ["themes that the synonyms know, and strays", [...intents, ...alone]],
  ["themes in spoken words", spokenThemes],
  ["held back: themes that the synonyms do not know", laterIntents],
  ["fresh: all five languages", freshThemes.flatMap(([, themes]) => themes)],
  ...freshThemes.map(([language, themes]): [string, string[][]] => [`fresh: ${language}`, themes]),
];

type Embed = (texts: string[]) => Promise<Float32Array[]>;

const meaningOf = async (questions: string[], embed: Embed | undefined): Promise<Meaning | undefined> =>
  embed && { questions: await embed(questions), reference: await embed(referencePairs.flat()) };

const scoresOf = async (name: string, themes: string[][], embed?: Embed): Promise<Row[]> => {
  const all = themes.flatMap((questions, theme) =>
    questions.map((question) => ({ question, theme: String(theme) })),
  );
  const questions = all.map(({ question }) => question);
  const groups = await cluster(questions, { meaning: await meaningOf(questions, embed) });
  const scores = bCubed(
    groups,
    all.map(({ theme }) => theme),
  );
  const recall = embed ? {} : { atLeast: least.recall };
  return [
    { what: `${name}: B³ precision`, value: scores.precision, unit: "", atLeast: least.precision },
    { what: `${name}: B³ recall`, value: scores.recall, unit: "", ...recall },
    { what: `${name}: F1`, value: f1(scores), unit: "", ...(embed && { atLeast: least.f1 }) },
  ];
};

const timesOf = async (name: string, count: number, embed?: Embed): Promise<Row[]> => {
  const themes = [...intents, ...laterIntents];
  const many = Array.from({ length: count }, (_, at) => {
    const theme = themes[at % themes.length] ?? [];
    return `${theme[at % theme.length]} ${at}`;
  });
  const meaning = await meaningOf(many, embed);
  let [longest, last] = [0, performance.now()];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  });
  const startedAt = performance.now();
  await cluster(many, { meaning });
  clearInterval(timer);
  return [
    { what: name, value: performance.now() - startedAt, unit: "ms" },
    {
      what: `${name}: longest wait of others`,
      value: Math.max(longest, performance.now() - last),
      unit: "ms",
      atMost: 200,
    },
  ];
};
