import { setTimeout as pause } from "node:timers/promises";
import { jobFields } from "../../jobs/job-fields.ts";
import { startProduct, unlimited } from "../../product.ts";
import { as } from "../../users.ts";
import { percentile, type Row } from "../table.ts";
import { applicant } from "./applicant.ts";

const measured = 40;
const interviewsAfter = 30;
const atOnce = 8;
/** A list reads the changes of the last minute again, which nobody has 10,000 of. */
const overlapMilliseconds = 61_000;

/** Lists of many candidates, and the next question after an answer, over HTTP. */
export const candidates = async (count: number): Promise<Row[]> => {
  const product = await startProduct({ env: unlimited });
  const owner = await as("hiring", product.url);
  const { id: rag_system_id } = await owner.chatbots.create({ name: "Interviewer", use_case: "support" });
  const job = await owner.jobs.create({ ...jobFields, rag_system_id });
  const other = await owner.jobs.create({ ...jobFields, title: "Shop assistant", rag_system_id });
  const questions = await nextQuestions(product.url, job);
  let number = 0;
  const ids: string[] = [];
  const applying = Array.from({ length: atOnce }, async () => {
    while (number < count) {
      const own = ++number;
      const { application } = await applicant(product.url, own % 4 ? job : other, own + 1000).apply();
      ids.push(application.id);
    }
  });
  const startedAt = performance.now();
  await Promise.all(applying);
  const seconds = (performance.now() - startedAt) / 1000;
  const shortlisted = ids.filter((_, at) => at % 40 === 0);
  for (const id of shortlisted) await owner.candidates.setStatus({ id, status: "shortlisted" });
  const settledAt = Date.now() + overlapMilliseconds;
  const timed = async (query: (n: number) => Parameters<typeof owner.candidates.list>[0]) => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const from = performance.now();
      await owner.candidates.list(query(n));
      times.push(performance.now() - from);
    }
    return percentile(times, 0.95);
  };
  const from = performance.now();
  await owner.candidates.list({ limit: 25 });
  const first = performance.now() - from;
  const during = await timed(() => ({ limit: 25 }));
  await pause(Math.max(0, settledAt - Date.now()));
  const lists: Record<string, number> = {
    "first page, p95": await timed(() => ({ limit: 25 })),
    "by score, p95": await timed(() => ({ order: "score", limit: 25 })),
    "by name, a page in the middle, p95": await timed(() => ({ order: "name", page: count / 50, limit: 25 })),
    "search for a name, p95": await timed((n) => ({ search: `applicant ayla ${n}`, limit: 25 })),
    "search for an address, p95": await timed((n) => ({ search: `applicant-${n * 97}@mail`, limit: 25 })),
    "of one status, p95": await timed(() => ({ status: "shortlisted", limit: 25 })),
    "of one posting, p95": await timed(() => ({ jobId: other.id, limit: 25 })),
    "blind, p95": await timed(() => ({ blind: "true", limit: 25 })),
    "status, posting and search at once, p95": await timed(() => ({
      status: "new",
      jobId: job.id,
      search: "farah",
      limit: 25,
    })),
  };
  const { total } = await owner.candidates.list({ limit: 25 });
  await product.stop();
  return [
    ...questions,
    { what: "candidates", value: total, unit: "", atLeast: count },
    { what: `an application, ${atOnce} at once, mean`, value: (seconds * 1000) / count, unit: "ms" },
    { what: "list, first of a process after all arrived", value: first, unit: "ms" },
    { what: "list, first page, p95, all arrived in the last minutes", value: during, unit: "ms" },
    ...Object.entries(lists).map(([what, value]) => ({
      what: `list, ${what}`,
      value,
      unit: "ms",
      atMost: 150,
    })),
  ];
};

/** From sending an answer to having the next question. */
const nextQuestions = async (url: string, job: Parameters<typeof applicant>[1]): Promise<Row[]> => {
  const times: number[] = [];
  for (let number = 1; number <= interviewsAfter; number++) {
    const one = applicant(url, job, number);
    const applied = await one.apply();
    let state = await one.start(applied);
    while (state.question) {
      const response = `I repaired ${number} hydraulic brakes, and question ${state.question.index} was part of it.`;
      const from = performance.now();
      state = await one.answer(applied, state, response);
      if (state.question) times.push(performance.now() - from);
    }
  }
  return [
    { what: "next question after an answer, p50", value: percentile(times, 0.5), unit: "ms" },
    { what: "next question after an answer, p95", value: percentile(times, 0.95), unit: "ms", atMost: 100 },
  ];
};
