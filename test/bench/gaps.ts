import { cluster } from "#platform/questions/cluster.ts";
import { bCubed, f1 } from "./gaps/b-cubed.ts";
import { intents, laterIntents, strays } from "./gaps/intents.ts";
import type { Row } from "./table.ts";

/** How well questions are gathered by meaning without a model, and the time for as many as an account keeps. */
export const gaps = async (): Promise<Row[]> => [
  ...scoresOf("all themes and strays", [...intents, ...laterIntents], strays),
  ...scoresOf("themes that the synonyms know", intents),
  ...scoresOf("themes that they do not", laterIntents),
  { what: "2,000 wordings", value: timeOf(2000), unit: "ms" },
];

const scoresOf = (name: string, themes: string[][], alone: string[] = []): Row[] => {
  const all = [...themes, ...alone.map((question) => [question])].flatMap((questions, theme) =>
    questions.map((question) => ({ question, theme: String(theme) })),
  );
  const groups = cluster(all.map(({ question }) => question));
  const scores = bCubed(
    groups,
    all.map(({ theme }) => theme),
  );
  return [
    { what: `${name}: B³ precision`, value: scores.precision, unit: "", atLeast: 0.8 },
    { what: `${name}: B³ recall`, value: scores.recall, unit: "", atLeast: 0.52 },
    { what: `${name}: F1`, value: f1(scores), unit: "" },
  ];
};

const timeOf = (count: number): number => {
  const themes = [...intents, ...laterIntents];
  const many = Array.from({ length: count }, (_, at) => {
    const theme = themes[at % themes.length] ?? [];
    return `${theme[at % theme.length]} ${at}`;
  });
  const startedAt = performance.now();
  cluster(many);
  return performance.now() - startedAt;
};
