import { readFileSync } from "node:fs";
import { percentile } from "../table.ts";
import { questionText, somePassages, unitVector } from "./passages.ts";

/**
 * Run on its own: asks a chatbot for the first time and then many times, puts one more document and asks again, and
 * prints what it took.
 */
const [endpoint = "", bucket = "", chatbotId = "", dimensionText = ""] = process.argv.slice(2);
const dimension = Number(dimensionText);
const resident = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;
const timed = async (work: () => Promise<unknown>) => {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { milliseconds: performance.now() - startedAt, cpuMilliseconds: (user + system) / 1000 };
};

const { openEmbeddedSearch } = await import("#platform/search/embedded.ts");
const { clientOf } = await import("../../platform/search/index-bucket.ts");
const before = resident();
const search = openEmbeddedSearch({
  client: clientOf(endpoint),
  bucket,
  embedding: { name: "bench", dimension },
});
const ask = async (number: number) => {
  const vector = unitVector(number + 1_000_000, dimension);
  const [byWord, byMeaning] = await Promise.all([
    search.keyword({ chatbotId, text: questionText(number), limit: 20 }),
    search.nearest({ chatbotId, vector, limit: 20 }),
  ]);
  const ids = [...byWord, ...byMeaning].map(({ passage }) => passage.id);
  await search.similarity({ chatbotId, vector, ids });
};

const first = await timed(() => ask(0));
const times: number[] = [];
for (let number = 1; number <= 150; number++) times.push((await timed(() => ask(number))).milliseconds);
const memory = resident() - before;
const key = { chatbotId, documentId: "doc_one_more" };
const passages = somePassages(key, 5_000_000, 50, dimension);
const write = await timed(() => search.replace(key, passages));
const next = await timed(() => ask(1000));
console.log(
  JSON.stringify({
    first: first.milliseconds,
    firstCpu: first.cpuMilliseconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    memory,
    write: write.milliseconds,
    next: next.milliseconds,
  }),
);
process.exit(0);
