import { setTimeout as pause } from "node:timers/promises";
import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { startProduct } from "../product.ts";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { manyPassages, subjects } from "./passages.ts";
import { cpuSecondsOf, residentMebibytes, restSeconds } from "./processes.ts";
import { askingModel, type StubModel, startStubModel } from "./stub-model.ts";
import { percentile, type Row } from "./table.ts";
import { thinking } from "./thinking.ts";

const chunks = 50_000;
const levels = [
  { streams: 1, rounds: 25, p50: 5, p99: 25 },
  { streams: 50, rounds: 8, p99: 80 },
  { streams: 200, rounds: 6, p99: 150 },
  { streams: 500, rounds: 4, p99: 300 },
];

/** Own time before the model is called, in a chatbot of 50,000 passages, with a stub model of 200 ms and 1.2 s of writing. */
export const streams = async (): Promise<Row[]> => {
  const model = await startStubModel();
  const product = await startProduct({ env: askingModel(model) });
  const pid = product.process.pid ?? 0;
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Large", use_case: "support" });
  const filledAt = performance.now();
  let passages = 0;
  for (let file = 0; passages < chunks; file++) {
    const document = await upload(
      ann,
      id,
      { name: `part-${file}.txt`, type: "text/plain", bytes: manyPassages(file, 12_500) },
      600_000,
    );
    passages += document.chunk_count;
  }
  const rows: Row[] = [
    { what: "passages in the chatbot", value: passages, unit: "passages" },
    { what: "indexing them", value: (performance.now() - filledAt) / 1000, unit: "s" },
  ];
  const slug = await publish(ann, id);
  await run(product.url, slug, model, { streams: 40, rounds: 8 });
  for (const level of levels) {
    const cpuBefore = cpuSecondsOf(pid);
    const startedAt = performance.now();
    const { before, lost } = await run(product.url, slug, model, level);
    const answers = before.length;
    const name = `${level.streams} streams`;
    if (level.p50)
      rows.push({
        what: `${name}: before the model, p50`,
        value: percentile(before, 0.5),
        unit: "ms",
        atMost: level.p50,
      });
    rows.push({
      what: `${name}: before the model, p99`,
      value: percentile(before, 0.99),
      unit: "ms",
      atMost: level.p99,
    });
    rows.push({ what: `${name}: lost`, value: lost, unit: "answers", atMost: 0 });
    rows.push({
      what: `${name}: answers`,
      value: (answers / (performance.now() - startedAt)) * 1000,
      unit: "a second",
      ...(level.streams === 200 && { atLeast: 125 }),
    });
    rows.push({
      what: `${name}: CPU`,
      value: ((cpuSecondsOf(pid) - cpuBefore) / answers) * 1000,
      unit: "ms/answer",
      ...(level.streams > 1 && { atMost: 6 }),
    });
  }
  rows.push({
    what: "memory at the end of the load",
    value: residentMebibytes(pid, "VmRSS"),
    unit: "MiB",
    atMost: 250,
  });
  await pause(restSeconds * 1000);
  rows.push({
    what: `memory after load, ${restSeconds} s later`,
    value: residentMebibytes(pid, "VmRSS"),
    unit: "MiB",
    atMost: 250,
  });
  await product.stop();
  rows.push({ what: "200 streams of the model alone", value: await aloneWith(model), unit: "a second" });
  model.stop();
  rows.push(...(await thinking()));
  return rows;
};

/** How many answers a second this machine, with this bench on it, has from the model without any product. */
const aloneWith = async ({ url, answerMilliseconds }: StubModel) => {
  const [streams, rounds] = [200, 6];
  const body = JSON.stringify({ stream: true, messages: [] });
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: streams }, async (_, stream) => {
      await pause((stream / streams) * answerMilliseconds);
      for (let round = 0; round < rounds; round++)
        await fetch(`${url}/chat/completions`, { method: "POST", body }).then((answer) => answer.text());
    }),
  );
  return ((streams * rounds) / (performance.now() - startedAt)) * 1000;
};

let asked = 0;

const run = async (
  url: string,
  slug: string,
  model: StubModel,
  level: { streams: number; rounds: number },
) => {
  const before: number[] = [];
  let lost = 0;
  const token = await tokenFor(url, slug);
  await Promise.all(
    Array.from({ length: level.streams }, async (_, stream) => {
      // visitors do not come in one instant: the streams begin spread over the time of one answer
      await pause((stream / level.streams) * model.answerMilliseconds);
      for (let round = 0; round < level.rounds; round++) {
        const number = String(++asked);
        const subject = subjects[asked % subjects.length];
        const request = toRequest(
          contract.chat.askPublicStream,
          { ragSlug: slug, message: `What is the rule for ${subject} on shelf ${asked % 5000}? #${number}` },
          url,
        );
        request.headers.set("authorization", `Bearer ${token}`);
        const sentAt = performance.now();
        const isWhole = await isAnswered(request);
        if (isWhole) before.push((model.reachedAt.get(number) ?? Number.NaN) - sentAt);
        else lost++;
      }
    }),
  );
  return { before, lost };
};

const isAnswered = async (request: Request): Promise<boolean> => {
  const response = await fetch(request);
  if (!response.ok || !response.body) return false;
  const events = await Array.fromAsync(decodeEvents(response.body)).catch(() => []);
  return events.at(-1)?.type === "done";
};

const publish = async (owner: Actor, id: string): Promise<string> =>
  (await owner.chatbots.publish({ id, public_title: "Large", public_description: "", is_public: true }))
    .public_slug ?? "";

const tokenFor = async (url: string, ragSlug: string): Promise<string> => {
  const response = await fetch(`${url}/functions/v1/visitor-session`, {
    method: "POST",
    body: JSON.stringify({ ragSlug }),
  });
  return (await response.json()).token;
};
