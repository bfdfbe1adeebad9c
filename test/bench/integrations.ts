import { execFileSync } from "node:child_process";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { timeoutSeconds } from "#lambdas/integrations/call/run.ts";
import { orderStatus } from "../integrations/form.ts";
import { withWorld } from "../integrations/with-world.ts";
import { startProduct, unlimited } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { triggerSets } from "./integrations/trigger-sets.ts";
import { percentile, type Row } from "./table.ts";

/** Matching in the first call of a process, and what an API that is slow costs an answer. */
export const integrations = async (): Promise<Row[]> => [...firstMessages(), ...(await slowApis())];

const runs = 7;
const firstMessage = fileURLToPath(new URL("./integrations/first-message.ts", import.meta.url));

const firstMessages = (): Row[] =>
  Object.entries(triggerSets()).flatMap(([kind, sets]) => {
    const taken = Array.from({ length: runs }, () =>
      Number(execFileSync(process.execPath, [firstMessage, JSON.stringify(sets)], { encoding: "utf8" })),
    );
    const what = `first message of a process, ${kind}, processor time`;
    return [
      { what: `${what}, p50`, value: percentile(taken, 0.5), unit: "ms", atMost: 50 },
      { what: `${what}, most of ${runs}`, value: Math.max(...taken), unit: "ms" },
    ];
  });

/** Servers that are slow in one phase each; the answer takes the call's time limit at most, and some work. */
const phases: Record<string, (response: ServerResponse) => void> = {
  "says nothing": () => {},
  "sends its head only": (response) =>
    response.writeHead(200, { "content-type": "application/json" }).flushHeaders(),
  "sends a letter each second": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 1000);
    response.once("close", () => clearInterval(timer));
  },
};

const slowApis = async (): Promise<Row[]> => {
  const product = await startProduct({ env: { ...withWorld, ...unlimited } });
  const api = await as("ann", product.url);
  const { id: chatbotId } = await api.chatbots.create({ name: "Shop", use_case: "support" });
  await uploadText(api, chatbotId, "orders.txt", "An order leaves the shop on the next day.");
  const ask = async () => {
    const startedAt = performance.now();
    await api.chat.ask({ ragSystemId: chatbotId, query: "When does my order 48213 leave the shop?" });
    return performance.now() - startedAt;
  };
  await ask();
  const rows: Row[] = [{ what: "an answer without an API", value: await ask(), unit: "ms" }];
  for (const [phase, reply] of Object.entries(phases)) {
    const server = await listening(reply);
    const { port } = server.address() as AddressInfo;
    const form = orderStatus(`http://api.example:${port}/orders/{order}`);
    const { id } = await api.integrations.create({ chatbotId, ...form });
    const atMost = timeoutSeconds * 1000 + 300;
    rows.push({ what: `an answer whose API ${phase}`, value: await ask(), unit: "ms", atMost });
    await api.integrations.remove({ id });
    server.closeAllConnections();
    server.close();
  }
  await product.stop();
  return rows;
};

const listening = async (reply: (response: ServerResponse) => void): Promise<Server> => {
  const server = createServer((_, response) => reply(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.2", resolve));
  return server;
};
