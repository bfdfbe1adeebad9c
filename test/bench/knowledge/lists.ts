import { setTimeout as pause } from "node:timers/promises";
import { startProduct, unlimited } from "../../product.ts";
import { as } from "../../users.ts";
import { percentile, type Row } from "../table.ts";

const measured = 40;
const atOnce = 8;
/** A list reads the changes of the last minute again, which nobody has 10,000 of. */
const overlapMilliseconds = 61_000;
/** The app asks for so many. */
const limit = 50;

/** Lists of many interviews by two templates, over HTTP. */
export const lists = async (count: number): Promise<Row[]> => {
  const product = await startProduct({ env: unlimited });
  const owner = await as("asking", product.url);
  const template = await owner.knowledgeTemplates.create({ name: "Handover" });
  const other = await owner.knowledgeTemplates.create({ name: "Fleet", with_chatbot: false });
  const rag_system_id = template.rag_system_id ?? "";
  const from = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const number = next++;
        await owner.knowledgeInterviews.create({
          templateId: number % 4 ? template.id : other.id,
          interviewee_name: nameOf(number),
          interviewee_email: `person-${number}@mail.example`,
          rag_system_id,
        });
      }
    }),
  );
  const mean = (performance.now() - from) / count;
  type Query = Parameters<typeof owner.knowledgeInterviews.list>[0];
  const empty: string[] = [];
  const timed = async (what: string, query: (n: number) => Query) => {
    const times: number[] = [];
    for (let n = 0; n < measured; n++) {
      const start = performance.now();
      const { items } = await owner.knowledgeInterviews.list({ ...query(n), limit });
      times.push(performance.now() - start);
      if (items.length === 0) empty.push(what);
    }
    return percentile(times, 0.95);
  };
  const first = await timed("during", () => ({}));
  await pause(overlapMilliseconds);
  const numberAt = (n: number) => (n * 97) % count;
  const queries: Record<string, (n: number) => Query> = {
    "first page": () => ({}),
    "of one template": () => ({ templateId: other.id }),
    "of one status": () => ({ status: "published" }),
    "search for a name": (n) => ({ search: nameOf(numberAt(n)).toLowerCase() }),
    "search for an address": (n) => ({ search: `PERSON-${numberAt(n)}@mail` }),
  };
  const rows: Row[] = [];
  for (const [what, query] of Object.entries(queries))
    rows.push({ what: `${what}, p95`, value: await timed(what, query), unit: "ms", atMost: 150 });
  await product.stop();
  return [
    { what: "interviews", value: count, unit: "" },
    { what: `an interview created, ${atOnce} at once, mean`, value: mean, unit: "ms" },
    { what: "first page, p95, all created in the last minute", value: first, unit: "ms" },
    ...rows,
    { what: "lists without anybody", value: empty.length, unit: "", atMost: 0 },
  ];
};

const nameOf = (number: number): string => `Person ${number.toString(36).padStart(4, "0")}`;
