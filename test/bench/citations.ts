import { supportBy } from "#lambdas/chat/citations/support.ts";
import type { Passage } from "#platform/search/port.ts";
import { markedSentences } from "./citations/marked-sentences.ts";
import { alignedFiles, type ParallelFile } from "./citations/parallel.ts";
import { paraphrases } from "./citations/paraphrases.ts";
import type { Row } from "./table.ts";

/** Wrong marks removed, in percent, where question and passage are in one language. */
const leastRemoved: Record<string, number> = { en: 95, es: 96.5, zh: 96.5, ar: 97.5, vi: 85.5, th: 92.5 };

/**
 * Which citation marks the check keeps: a question with its answer as the claim, its paragraph as the right passage and
 * the article's other paragraphs as wrong ones, each in every language. And which sentence of the right one is marked.
 */
export const citations = async (): Promise<Row[]> => {
  return [...paraphrases(), ...acrossLanguages()];
};

const acrossLanguages = (): Row[] => {
  const files = alignedFiles();
  if (files.length === 0) return [];
  const counts = files.flatMap((asked) => files.map((read) => count(asked, read)));
  const sameLanguage = counts.filter(({ asked, read }) => asked === read);
  const pairs = counts.filter(({ asked, read }) => asked !== read);
  return [
    ...sameLanguage.flatMap(({ asked, kept, removed }): Row[] => [
      { what: `${asked}: right marks kept`, value: kept, unit: "%" },
      {
        what: `${asked}: wrong marks removed`,
        value: removed,
        unit: "%",
        ...(leastRemoved[asked] && { atLeast: leastRemoved[asked] }),
      },
    ]),
    ...pairs.map(
      ({ asked, read, kept }): Row => ({
        what: `${asked}, passage ${read}: right marks kept`,
        value: kept,
        unit: "%",
        atLeast: 95,
      }),
    ),
    {
      what: "passage in another language: wrong marks removed",
      value: mean(pairs.map(({ removed }) => removed)),
      unit: "%",
    },
    ...markedSentences(files),
  ];
};

interface Count {
  asked: string;
  read: string;
  /** Right marks kept, in percent. */
  kept: number;
  /** Wrong marks removed, in percent. */
  removed: number;
}

const count = (asked: ParallelFile, read: ParallelFile): Count => {
  const articles = new Map(
    [...Map.groupBy(read.paragraphs, ({ title }) => title)].map(([title, paragraphs]) => [
      title,
      { paragraphs, supports: supportBy(paragraphs.map(passageOf)) },
    ]),
  );
  const right: boolean[] = [];
  const wrong: boolean[] = [];
  for (const { paragraph, question, answer } of asked.questions) {
    const gold = read.paragraphs.find(({ number }) => number === paragraph);
    const article = gold && articles.get(gold.title);
    if (!gold || !article || article.paragraphs.length < 2) continue;
    for (const [at, { number }] of article.paragraphs.entries())
      (number === paragraph ? right : wrong).push(article.supports(`${question} ${answer}`, at));
  }
  return {
    asked: asked.language,
    read: read.language,
    kept: mean(right.map((isKept) => (isKept ? 100 : 0))),
    removed: mean(wrong.map((isKept) => (isKept ? 0 : 100))),
  };
};

const passageOf = ({ text, number }: { text: string; number: number }): Passage => ({
  id: `psg_${number}`,
  chatbotId: "bot_1",
  documentId: `doc_${number}`,
  ordinal: 0,
  text,
  filename: `paragraph-${number}.md`,
  titlePath: [],
  start: 0,
  end: text.length,
});

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
