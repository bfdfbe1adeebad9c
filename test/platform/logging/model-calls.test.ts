import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startLogContext } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type Reply, type ScriptedServer, startScriptedServer } from "../../scripted-server.ts";
import { bedrockReplies } from "../models/bedrock-replies.ts";
import { requestTo } from "../models/contract.ts";
import { openaiReplies } from "../models/openai-replies.ts";
import { catchLines, type Line } from "./lines.ts";

let servers: { bedrock: ScriptedServer; openai: ScriptedServer };
let lines: () => Line[];

beforeAll(async () => {
  const [bedrock, openai] = [await startScriptedServer({ isHttp2: true }), await startScriptedServer()];
  servers = { bedrock, openai };
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", bedrock.url);
});
beforeEach(() => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  logger.setLogLevel("INFO");
  lines = catchLines();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  servers.bedrock.stop();
  servers.openai.stop();
  vi.unstubAllEnvs();
});

const patience = { MODEL_TIMEOUT_SECONDS: "3" };

const providers = {
  bedrock: {
    replies: bedrockReplies,
    idHeader: "x-amzn-requestid",
    models: () =>
      modelsFromEnvironment(
        { MODEL_PROVIDER: "bedrock", ...patience },
        {
          aws: {
            region: "us-east-1",
            credentials: { accessKeyId: "AKIA", secretAccessKey: "secret" },
          },
        },
      ),
  },
  openai: {
    replies: openaiReplies,
    idHeader: "x-request-id",
    models: () =>
      modelsFromEnvironment({
        OPENAI_BASE_URL: `${servers.openai.url}/v1`,
        CHAT_MODELS: "gpt-4o",
        ...patience,
      }),
  },
};

/** A reply under an id of the provider's. */
const under =
  (header: string, id: string, reply: Reply): Reply =>
  (response, asked) =>
    reply(
      {
        writeHead: ((status: number, headers: object) =>
          response.writeHead(status, { ...headers, [header]: id })) as typeof response.writeHead,
        write: response.write.bind(response) as typeof response.write,
        end: response.end.bind(response) as typeof response.end,
        destroy: response.destroy.bind(response),
      },
      asked,
    );

describe.each(["bedrock", "openai"] as const)("a call of %s", (provider) => {
  const { replies, idHeader, models } = providers[provider];
  const server = () => servers[provider];

  const ask = (reader = new AbortController(), onText = () => {}) =>
    startLogContext({ requestId: "one" }, async () => {
      const adapter = await models();
      const events = adapter.chat(requestTo(adapter, { signal: reader.signal }));
      for await (const event of events) if ("text" in event) onText();
    }).catch(() => undefined);

  it("leaves a line for each try, with the provider's own id of it", async () => {
    server().script(
      under(idHeader, "first-1", replies.throttled),
      under(idHeader, "second-2", replies.answers),
    );
    await ask();
    expect(lines()).toMatchObject([
      {
        message: "model call",
        requestId: "one",
        call: "chat",
        provider,
        attempt: 1,
        outcome: "failed",
        problem: "refused",
        status: 429,
        providerRequestId: "first-1",
      },
      {
        attempt: 2,
        outcome: "done",
        providerRequestId: "second-2",
        firstWordMilliseconds: expect.any(Number),
      },
    ]);
    expect(lines()[0]).not.toHaveProperty("costUsd");
  });

  it("that says nothing is named so", async () => {
    server().script(replies.silent);
    await ask();
    expect(lines()).toMatchObject([{ outcome: "failed", problem: "silent" }]);
  });

  it.each([
    ["breaks off in the middle", replies.cutAfter, "failed"],
    ["the reader leaves", replies.stalled, "given_up"],
  ])("that %s is paid for by what was said until then", async (_, reply, outcome) => {
    server().script(reply);
    const reader = new AbortController();
    await ask(reader, () => outcome === "given_up" && reader.abort());
    expect(lines()).toMatchObject([
      { outcome, isEstimated: true, promptTokens: expect.any(Number), completionTokens: expect.any(Number) },
    ]);
  });

  it("whose id is none leaves out what stands in its place", async () => {
    server().script(under(idHeader, "What does sk-1 cost?", replies.answers));
    await ask();
    expect(lines()).toMatchObject([{ outcome: "done" }]);
    expect(JSON.stringify(lines())).not.toContain("sk-1");
  });
});

it("an embedding's line says how many texts it had, and what the provider counted", async () => {
  servers.bedrock.script((response) => {
    response.writeHead(200, { "content-type": "application/json", "x-amzn-requestid": "emb-1" });
    response.end(JSON.stringify({ embedding: Array(1024).fill(1), inputTextTokenCount: 50_000 }));
  });
  const { embed } = await providers.bedrock.models();
  await startLogContext({ documentId: "doc_a" }, () => embed(["Zanzibar"], "passage"));
  expect(lines()).toMatchObject([
    {
      call: "embedding",
      purpose: "passage",
      documentId: "doc_a",
      texts: 1,
      attempt: 1,
      outcome: "done",
      providerRequestId: "emb-1",
      promptTokens: 50_000,
      costUsd: 0.001,
    },
  ]);
  expect(JSON.stringify(lines())).not.toContain("Zanzibar");
});
