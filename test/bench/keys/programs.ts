import { setTimeout as pause } from "node:timers/promises";
import { type Product, startProduct, unlimited } from "../../product.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { as, bearing } from "../../users.ts";
import { percentile, type Row } from "../table.ts";

const question = "How long do refunds take?";
const rounds = 5;
const lists = 300;

/** Table calls of an answer by key beside those of a visitor's, and the time of MCP's list of tools. */
export const programs = async (): Promise<Row[]> => {
  const counting = new URL("count-calls.ts", import.meta.url).href;
  const product = await startProduct({ env: { NODE_OPTIONS: `--import ${counting}`, ...unlimited } });
  const ann = await as("ann", product.url);
  const { id: rag_system_id } = await ann.chatbots.create({ name: "Shop help", use_case: "support" });
  await uploadText(ann, rag_system_id, "handbook.txt", "Refunds are paid within 14 days of the return.");
  const { api_key } = await ann.apiKeys.create({
    name: "Bench",
    rag_system_id,
    requests_per_minute: 1000,
    daily_quota: 10_000,
  });
  const { id: widgetId } = await ann.widgets.create({ name: "Shop", rag_system_id });
  const anybody = bearing(undefined, product.url);

  const byKey = await fewestCalls(product, () =>
    bearing(api_key, product.url).publicApi.ask({ query: question }),
  );
  const byVisitor = await fewestCalls(product, async (aside) => {
    const session = await aside(() => anybody.visitors.session({ widgetId }));
    const visitor = bearing(session.token, product.url);
    await visitor.chat.askWidget({ widgetId, sessionId: session.session_id, message: question });
  });
  const listed = await listTools(`${product.url}/mcp/${rag_system_id}`, api_key);
  await product.stop();
  return [
    { what: "table calls of an answer to a visitor", value: byVisitor, unit: "calls" },
    { what: "table calls of an answer by key", value: byKey, unit: "calls", atMost: byVisitor },
    { what: "MCP tools/list over HTTP, p50", value: percentile(listed, 0.5), unit: "ms" },
    { what: "MCP tools/list over HTTP, p95", value: percentile(listed, 0.95), unit: "ms", atMost: 5 },
  ];
};

type Aside = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The least of some rounds, because schedules call the table too; work that is done aside does not count. */
const fewestCalls = async (product: Product, work: (aside: Aside) => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    let before = await atRest(product);
    const aside: Aside = async (other) => {
      const result = await other();
      before = await atRest(product);
      return result;
    };
    await work(aside);
    counts.push((await atRest(product)) - before);
  }
  return Math.min(...counts);
};

/** The calls of the table so far, as soon as none came for a second. */
const atRest = async (product: Product): Promise<number> => {
  let last = -1;
  for (;;) {
    const calls = await callsOf(product);
    if (calls === last) return calls;
    last = calls;
    await pause(1000);
  }
};

const callsOf = async (product: Product): Promise<number> => {
  const printed = () => [...product.output().matchAll(/table calls: (\d+)/g)];
  const before = printed().length;
  product.process.kill("SIGUSR2");
  return until(async () => (printed().length > before ? Number(printed().at(-1)?.[1]) : undefined));
};

const listTools = async (url: string, key: string): Promise<number[]> => {
  const taken: number[] = [];
  for (let round = 0; round < lists + 100; round++) {
    const startedAt = performance.now();
    const reply = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ jsonrpc: "2.0", id: round, method: "tools/list" }),
    });
    await reply.text();
    if (reply.status !== 200) throw new Error(`MCP answered ${reply.status}.`);
    if (round >= 100) taken.push(performance.now() - startedAt);
  }
  return taken;
};
