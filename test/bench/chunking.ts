import { extract } from "#extraction/extract.ts";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { rank } from "#lambdas/chat/retrieval/rank.ts";
import { chunk, type Sizes } from "#lambdas/core/reading/chunk/chunk.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { port, provide } from "#platform/ports.ts";
import type { Passage } from "#platform/search/port.ts";
import { type QuestionFile, questionFiles } from "./questions.ts";
import type { Row } from "./table.ts";

const tried: Sizes[] = [300, 450, 600, 900, 1200, 1600, 2400].map((target) => ({
  target,
  longest: Math.round((target * 4) / 3),
}));
const usual = 900;
/** Characters of passages that a model is given: what is right only at the end of a long list helps nobody. */
const budget = 3000;

/** How large passages should be: all paragraphs of a title become one long document, split in several sizes. */
export const chunking = async (): Promise<Row[]> => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  provide({ models, search: openSqliteSearch({ file: ":memory:", dimension: models.embedding.dimension }) });
  const rows: Row[] = [];
  for (const file of questionFiles()) for (const sizes of tried) rows.push(...(await withSizes(file, sizes)));
  return rows;
};

const withSizes = async (file: QuestionFile, sizes: Sizes): Promise<Row[]> => {
  const chatbotId = `bot_${file.name}_${sizes.target}`;
  const { count, spans } = await fillWithTitles(file, chatbotId, sizes);
  let first = 0;
  let early = 0;
  for (const { question, paragraph, answers } of file.questions) {
    const span = spans[paragraph];
    const isRight = (passage: Passage) =>
      span !== undefined &&
      passage.documentId === span.documentId &&
      passage.start < span.end &&
      passage.end > span.start &&
      answers.some((answer) => passage.text.includes(answer));
    const passages = (await rank(chatbotId, question)).ranked.map(({ passage }) => passage);
    if (passages[0] && isRight(passages[0])) first += 1;
    if (within(budget, passages).some(isRight)) early += 1;
  }
  const what = `${file.name}: ${sizes.target} characters${sizes.target === usual ? " (as it is)" : ""}`;
  const share = (right: number) => (right / file.questions.length) * 100;
  return [
    { what: `${what}, passages`, value: count, unit: "" },
    { what: `${what}, answer in the first passage`, value: share(first), unit: "%" },
    { what: `${what}, answer in the first ${budget} characters`, value: share(early), unit: "%" },
  ];
};

const within = (limit: number, passages: Passage[]): Passage[] => {
  let length = 0;
  return passages.filter(({ text }) => {
    length += text.length;
    return length <= limit;
  });
};

const fillWithTitles = async ({ paragraphs }: QuestionFile, chatbotId: string, sizes: Sizes) => {
  const [models, search] = await Promise.all([port("models"), port("search")]);
  const spans: Array<{ documentId: string; start: number; end: number }> = [];
  let count = 0;
  for (const [title, own] of Map.groupBy(paragraphs, (paragraph) => paragraph.title)) {
    const documentId = `doc_${title}`;
    const texts = own.map(({ text }) => text.replace(/\s+/g, " ").trim());
    const extracted = await extract(new TextEncoder().encode([`# ${title}`, ...texts].join("\n\n")), {
      filename: "a.md",
    });
    for (const [at, text] of texts.entries()) {
      const start = extracted.text.indexOf(text.slice(0, 40));
      spans[paragraphs.indexOf(own[at]!)] = { documentId, start, end: start + text.length };
    }
    const chunks = chunk(extracted, sizes);
    count += chunks.length;
    const vectors = await models.embed(
      chunks.map(({ text }) => `${title}\n${text}`),
      "passage",
    );
    await search.replace(
      { chatbotId, documentId },
      chunks.map((one, at) => ({
        ...one,
        id: `${documentId}:${one.ordinal}`,
        chatbotId,
        documentId,
        filename: title,
        vector: vectors[at]!,
      })),
    );
  }
  return { count, spans };
};
