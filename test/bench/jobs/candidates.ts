import { setTimeout as pause } from "node:timers/promises";
import { jobFields } from "../../jobs/job-fields.ts";
import { startProduct, unlimited } from "../../product.ts";
import { as } from "../../users.ts";
import { percentile, type Row } from "../table.ts";
import { applicant, nameOf } from "./applicant.ts";
import { arrive } from "./arrive.ts";
import { nextQuestions } from "./next-questions.ts";

const measured = 40;
/** A list reads the changes of the last minute again, which nobody has 10,000 of. */
const overlapMilliseconds = 61_000;
/** The app asks for so many. */
const limit = 50;

/** Lists of many candidates, so many of them evaluated, and the next question after an answer, over HTTP. */
export const candidates = async (count: number, evaluated: number): Promise<Row[]> => {
  const product = await startProduct({ env: unlimited });
  const owner = await as("hiring", product.url);
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  const job = await owner.jobs.create({ ...jobFields, rag_system_id });
  const other = await owner.jobs.create({ ...jobFields, title: "Shop assistant", rag_system_id });
  const questions = await nextQuestions(product.url, job);
  const one = (number: number) => applicant(product.url, number % 4 ? job : other, number);
  const seconds = await arrive(one, owner, { count, evaluated });
  const settledAt = Date.now() + overlapMilliseconds;
  type Query = Parameters<typeof owner.candidates.list>[0];
  const missed: string[] = [];
  const timed = async (what: string, query: (n: number) => Query) => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const from = performance.now();
      const { items } = await owner.candidates.list({ ...query(n), limit });
      times.push(performance.now() - from);
      if (items.length === 0) missed.push(`${what}: ${JSON.stringify(query(n))}`);
    }
    return percentile(times, 0.95);
  };
  const from = performance.now();
  await owner.candidates.list({ limit });
  const first = performance.now() - from;
  const during = await timed("during", () => ({}));
  await pause(Math.max(0, settledAt - Date.now()));
  // spread over all of them
  const numberOf = (n: number) => 1 + ((n * 97) % count);
  const lists: Record<string, (n: number) => Query> = {
    "first page": () => ({}),
    "by score": () => ({ order: "score" }),
    "by name, a page in the middle": () => ({ order: "name", page: Math.ceil(count / limit / 2) }),
    "search for a name": (n) => ({ search: nameOf(numberOf(n)).toLowerCase() }),
    "search for an address": (n) => ({ search: `cant-${numberOf(n)}@MAIL` }),
    "of one status": () => ({ status: "shortlisted" }),
    "of one posting": () => ({ jobId: other.id }),
    blind: () => ({ blind: "true" }),
    "status, posting and search at once": () => ({ status: "reviewed", jobId: job.id, search: "farah" }),
  };
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(lists))
    rows.push({ what: `list, ${what}, p95`, value: await timed(what, query), unit: "ms", atMost: 150 });
  const { total, agreement } = await owner.candidates.list({ limit });
  await product.stop();
  for (const what of missed) console.log(`  nothing found: ${what}`);
  return [
    ...questions,
    { what: "candidates", value: total, unit: "", atLeast: count },
    { what: "pairs of decisions on evaluated ones", value: agreement?.pairs ?? 0, unit: "", atLeast: 1 },
    { what: "an application, with interviews among them, mean", value: (seconds * 1000) / count, unit: "ms" },
    { what: "list, first of a process after all arrived", value: first, unit: "ms" },
    {
      what: "list, first page, p95, all arrived in the last minutes",
      value: during,
      unit: "ms",
      // changes of the last minute are read again, here ten thousand
      atMost: 1000,
    },
    ...rows,
    { what: "lists without anybody", value: missed.length, unit: "", atMost: 0 },
  ];
};
