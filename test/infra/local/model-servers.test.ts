import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { describeServer, findModelServers } from "#infra/local/models/find-servers.ts";
import { startProduct } from "../../product.ts";

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose list of models is the text; undefined for one that says nothing. */
const listing = async (text: string | undefined, port = 0): Promise<number> => {
  const server = createServer((_, response) => {
    if (text === undefined) return;
    response.writeHead(200, { "content-type": "application/json" });
    response.end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  opened.push(server);
  return (server.address() as AddressInfo).port;
};

const models = (...ids: string[]) => JSON.stringify({ object: "list", data: ids.map((id) => ({ id })) });

it("each server on this machine is named with its first chat model and the line that uses it", async () => {
  const port = await listing(models("nomic-embed-text:latest", "whisper-1", "qwen3:4b", "llama3.2:latest"));
  const [server] = await findModelServers({}, { Ollama: port });
  expect(server && describeServer(server)).toBe(
    `Ollama runs on this machine. To answer with it: OPENAI_BASE_URL=http://127.0.0.1:${port}/v1 CHAT_MODELS=qwen3:4b npm start`,
  );
});

it("a name with other letters is quoted for the shell", () => {
  const server = { name: "vLLM", baseUrl: "http://127.0.0.1:8000/v1", model: "my model $(reboot)" };
  expect(describeServer(server)).toContain("CHAT_MODELS='my model $(reboot)' npm start");
});

it("a port without a model's server counts as none, without a long wait", async () => {
  const ports = {
    web: await listing("<html>Welcome</html>"),
    other: await listing('{"status":"ok"}'),
    embedder: await listing(models("bge-m3")),
    hostile: await listing(models("\u001b[2J")),
    silent: await listing(undefined),
    closed: 1,
  };
  const startedAt = Date.now();
  expect(await findModelServers({}, ports)).toEqual([]);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
});

it.each([
  { OPENAI_API_KEY: "key" },
  { OPENAI_BASE_URL: "http://127.0.0.1:1/v1" },
  { MODEL_PROVIDER: "builtin" },
])("nothing is looked for where %j is set", async (environment) => {
  const port = await listing(models("qwen3:4b"));
  expect(await findModelServers(environment, { Ollama: port })).toEqual([]);
});

it("npm start prints the line below its address", async () => {
  const port = await firstFree([11434, 1234, 8080, 8000]);
  const product = await startProduct({ env: { MODEL_PROVIDER: "" } });
  await expect
    .poll(product.output)
    .toMatch(
      new RegExp(
        `Docent is ready at \\S+\\n(?:.*\\n)*.* runs on this machine\\. To answer with it: OPENAI_BASE_URL=http://127\\.0\\.0\\.1:${port}/v1 CHAT_MODELS=qwen3:4b npm start`,
      ),
    );
  await product.stop();
});

/** The first of the ports that no other program has, with a server's list. */
const firstFree = async (ports: number[]): Promise<number> => {
  for (const port of ports) {
    const opened = await listing(models("qwen3:4b"), port).catch(() => undefined);
    if (opened) return opened;
  }
  throw new Error(`Other programs have all of the ports ${ports.join(", ")}.`);
};
