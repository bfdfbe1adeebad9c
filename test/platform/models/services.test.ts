import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { chooseServersEmbedding } from "#platform/models/openai/embedding/choose.ts";
import { requestTo } from "./contract.ts";
import { hosts } from "./services/hosts.ts";
import { makers } from "./services/makers.ts";
import { ownServices } from "./services/own.ts";
import { startService } from "./services/server.ts";
import { answerOf } from "./wire.ts";

const unconfigured = (message: RegExp) => ({
  said: "",
  error: { code: "not_configured", message: expect.stringMatching(message) },
});

describe.each([...makers, ...hosts, ...ownServices])("$name", (service) => {
  let server: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    server = await startService(service);
  });
  afterAll(() => server.stop());

  const settings = () => ({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_API_KEY: service.key ?? "",
    CHAT_MODELS: service.model,
  });
  const models = (changes: Record<string, string> = {}) =>
    modelsFromEnvironment({ ...settings(), ...changes });
  const refusedWith = async (refusal: Parameters<typeof server.refuse>[0]) => {
    server.refuse(refusal);
    const answer = await answerOf({ models });
    server.refuse(undefined);
    return answer;
  };

  it("passes the check and answers, without a word of reasoning", async () => {
    const adapter = await models();
    await adapter.check();
    expect(await answerOf({ models: async () => adapter })).toEqual({ said: "Four weeks." });
  });

  it("is asked with what it takes at once, after its first refusals", async () => {
    const adapter = await models();
    const question = requestTo(adapter, { frequencyPenalty: 0.5 });
    await Array.fromAsync(adapter.chat(question));
    const before = server.chats.length;
    await Array.fromAsync(adapter.chat(question));
    const tries = service.name === "vLLM" ? 3 : 1;
    expect(server.chats.length - before).toBe(tries);
    expect(server.chats.at(-1)).toMatchObject({ model: service.model, stream: true });
  });

  it("tells what to do about a prompt that is too long, and about a missing model", async () => {
    expect(await refusedWith(service.tooLong)).toMatchObject(
      unconfigured(/does not take so much text at once\. Choose a model that takes more/),
    );
    expect(await refusedWith(service.missingModel)).toMatchObject(unconfigured(/does not have the model/));
  });

  if (service.key)
    it("tells that a wrong key is refused", async () => {
      const adapter = await models({ OPENAI_API_KEY: "other" });
      const message = /refuses the credentials\. Check OPENAI_API_KEY/;
      expect(await answerOf({ models: async () => adapter })).toMatchObject(unconfigured(message));
      await expect(adapter.check()).rejects.toMatchObject({ message: expect.stringMatching(message) });
    });

  it("is told apart from another path of its server", async () => {
    const adapter = await models({ OPENAI_BASE_URL: `${server.origin}/other` });
    const message = /no model answers at this path of OPENAI_BASE_URL\. The address usually ends in \/v1/;
    await expect(adapter.check()).rejects.toMatchObject({ message: expect.stringMatching(message) });
  });

  it(
    service.embedding ? `embeds with ${service.embedding.name}` : "has no embedding model that embeds",
    async () => {
      expect(await chooseServersEmbedding(settings())).toEqual(service.embedding);
    },
  );

  if (service.unlisted)
    it("embeds with a model that is named, and tells its dimension", async () => {
      const named = { ...settings(), EMBEDDING_MODEL: service.unlisted?.name };
      expect(await chooseServersEmbedding(named)).toEqual(service.unlisted);
    });
});
