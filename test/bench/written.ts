import { passagesFor } from "#lambdas/chat/retrieval/passages-for.ts";
import { retrieve } from "#lambdas/chat/retrieval/retrieve.ts";
import { embedPassages, putPassages } from "#lambdas/ingest/index/index-document.ts";
import { splitAnswer } from "#lambdas/ingest/split-answer.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { openAskedSearch } from "./search.ts";
import { percentile, type Row } from "./table.ts";
import * as heldOut from "./written/held-out.ts";
import type { Pair } from "./written/pairs.ts";
import * as tuning from "./written/tuning.ts";

/**
 * How often the built-in model gives an owner's written answer to the same question in other words, and to a question of
 * the same frame about another thing. Each language is a chatbot of all its written answers; any of them counts as given.
 */
export const written = async (): Promise<Row[]> => {
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const { search, close } = await openAskedSearch(models.embedding);
  provide({ models, search });
  const times: number[] = [];
  const rows = [
    ...(await half("tuning", tuning, times)),
    ...(await half("held out", heldOut, times)),
    {
      what: "a question among ten written answers, p50",
      value: percentile(times, 0.5),
      unit: "ms",
    },
  ];
  await close();
  return rows;
};

interface Half {
  same: Pair[];
  others: Pair[];
}

const half = async (name: string, { same, others }: Half, times: number[]): Promise<Row[]> => {
  const ofLanguage = Map.groupBy(same, ({ language }) => language);
  const chatbots = new Map<string, string>();
  for (const [language, pairs] of ofLanguage)
    chatbots.set(
      language,
      await fill(`bot_${name}_${language}`, [...pairs, ...others.filter((one) => one.language === language)]),
    );
  const shareOf = async (pairs: Pair[], isCounted: (given: string[], pair: Pair) => boolean) => {
    let counted = 0;
    for (const pair of pairs) {
      const startedAt = performance.now();
      const given = await givenTo(chatbots.get(pair.language) ?? "", pair.asked);
      times.push(performance.now() - startedAt);
      const isGiven = isCounted(given, pair);
      counted += Number(isGiven);
      if (process.argv.includes("--failures") && isGiven === others.includes(pair))
        console.log(`  ${name}, ${pair.language}: ${pair.written} | ${pair.asked} | ${given.join(" | ")}`);
    }
    return (counted / pairs.length) * 100;
  };
  const caught = await shareOf(same, (given, { written }) => given[0] === written);
  const wrong = await shareOf(others, (given) => given.length > 0);
  return [
    { what: `${name}: given to the same question in other words`, value: caught, unit: "%", atLeast: 85 },
    { what: `${name}: given to another question of the same frame`, value: wrong, unit: "%", atMost: 2 },
  ];
};

/** The written questions whose answers are passages of the answer. */
const givenTo = async (chatbotId: string, question: string): Promise<string[]> => {
  const outcome = await retrieve(chatbotId, question);
  const text = { ...outcome, text: question };
  return passagesFor("builtin", "balanced", text).map(({ passage }) => passage.filename);
};

const fill = async (chatbotId: string, pairs: Pair[]): Promise<string> => {
  for (const [at, question] of [...new Set(pairs.map((pair) => pair.written))].entries()) {
    const document = { id: `doc_${at}`, rag_system_id: chatbotId, filename: question };
    const { chunks } = await splitAnswer({ question, answer: "Yes, that is so for 49 euros." });
    await putPassages(document, await embedPassages(document, chunks));
  }
  return chatbotId;
};
