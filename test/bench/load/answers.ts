import { setTimeout as pause } from "node:timers/promises";
import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { cpuSecondsOf } from "#test/bench/processes.ts";
import { askingModel, type StubModel, startStubModel } from "#test/bench/stub-model.ts";
import { percentile, type Row } from "#test/bench/table.ts";
import { startProduct } from "#test/product.ts";
import { upload } from "#test/upload.ts";
import { as, nobody } from "#test/users.ts";

/** Limits of the time before the model is called, beside that of the same streams without a product. */
const levels = [
  { streams: 1, rounds: 30, p50: 20, p99: 40, slower: undefined },
  { streams: 50, rounds: 4, p50: 100, p99: 300, slower: undefined },
  { streams: 200, rounds: 3, p50: 500, p99: 2000, slower: 2.3 },
];
const files = 50;
const pace = { thinkMilliseconds: 200, words: 60, wordMilliseconds: 20 };

/**
 * Answers as visitors of a widget get them: embeddings by the model's server, 60 pieces of 20 ms, a session for each
 * stream. Each figure stands beside that of the model alone in the same run.
 */
export const answers = async (): Promise<Row[]> => {
  const model = await startStubModel(pace);
  const env = { ...askingModel(model), EMBEDDING_PROVIDER: "openai", EMBEDDING_MODEL: "stub" };
  const product = await startProduct({ env: { ...env, EMBEDDING_DIMENSION: "1536" } });
  const ann = await as("ann", product.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  for (let file = 0; file < files; file++)
    await upload(ann, id, { name: `${file}.txt`, type: "text/plain", bytes: Buffer.from(ruleOf(file)) });
  const widget = await ann.widgets.create({ rag_system_id: id, name: "Site" });
  const ask = await askingAt(product.url, widget.id);
  const pid = product.process.pid ?? 0;
  await run(model, ask, { streams: 20, rounds: 4 });
  const rows: Row[] = [];
  for (const { streams, rounds, p50, p99, slower } of levels) {
    const alone = await run(model, askAlone(model), { streams, rounds });
    const cpuBefore = cpuSecondsOf(pid);
    const { before, lost, perSecond } = await run(model, ask, { streams, rounds });
    const name = `${streams} streams`;
    const added = (part: number) => percentile(before, part) - percentile(alone.before, part);
    rows.push(
      { what: `${name}: before the model above none, p50`, value: added(0.5), unit: "ms", atMost: p50 },
      { what: `${name}: before the model above none, p99`, value: added(0.99), unit: "ms", atMost: p99 },
      { what: `${name}: lost`, value: lost, unit: "answers", atMost: 0 },
      { what: `${name}: answers, of the model alone`, value: alone.perSecond, unit: "a second" },
      { what: `${name}: answers`, value: perSecond, unit: "a second" },
      {
        what: `${name}: answers of the model alone for one of ours`,
        value: alone.perSecond / perSecond,
        unit: "times",
        ...(slower && { atMost: slower }),
      },
      {
        what: `${name}: processor time`,
        value: ((cpuSecondsOf(pid) - cpuBefore) / before.length) * 1000,
        unit: "ms/answer",
        ...(streams > 1 && { atMost: 20 }),
      },
    );
  }
  await product.stop();
  model.stop();
  return rows;
};

const ruleOf = (file: number): string =>
  `Rules of shelf ${file}\n\nThe maps of shelf ${file} are lent for ${(file % 9) + 2} weeks. `.padEnd(
    600,
    "They are kept in the gallery. ",
  );

type Ask = (message: string, stream: number) => Promise<boolean>;

let asked = 0;

const run = async (model: StubModel, ask: Ask, { streams, rounds }: { streams: number; rounds: number }) => {
  const before: number[] = [];
  let lost = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: streams }, async (_, stream) => {
      // visitors do not come in one instant
      await pause((stream / streams) * model.answerMilliseconds);
      for (let round = 0; round < rounds; round++) {
        const number = String(++asked);
        const sentAt = performance.now();
        const isWhole = await ask(`How long are the maps of shelf ${asked % files} lent? #${number}`, stream);
        if (isWhole) before.push((model.reachedAt.get(number) ?? Number.NaN) - sentAt);
        else lost++;
      }
    }),
  );
  return { before, lost, perSecond: (before.length / (performance.now() - startedAt)) * 1000 };
};

/** Each stream has a visitor's session of its own. */
const askingAt = async (url: string, widgetId: string): Promise<Ask> => {
  const most = Math.max(...levels.map(({ streams }) => streams));
  const sessions = await Promise.all(
    Array.from({ length: most }, () => nobody(url).visitors.session({ widgetId })),
  );
  return async (message, stream) => {
    const { session_id: sessionId = "", token = "" } = sessions[stream] ?? {};
    const request = toRequest(contract.chat.askWidget, { widgetId, sessionId, message, stream: true }, url);
    request.headers.set("authorization", `Bearer ${token}`);
    const { body, ok } = await fetch(request);
    if (!ok || !body) return false;
    const events = await Array.fromAsync(decodeEvents(body)).catch(() => []);
    return events.at(-1)?.type === "done";
  };
};

const askAlone =
  ({ url }: StubModel): Ask =>
  async (content) => {
    const body = JSON.stringify({ stream: true, messages: [{ role: "user", content }] });
    const reply = await fetch(`${url}/chat/completions`, { method: "POST", body });
    return (await reply.text()).includes("[DONE]");
  };
