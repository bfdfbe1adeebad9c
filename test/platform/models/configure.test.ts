import { describe, expect, it } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { itAnswers, requestTo } from "./contract.ts";

describe("the built-in model", () => {
  itAnswers({ models: (settings = {}) => modelsFromEnvironment(settings), behave: () => undefined });
});

it("a provider that is not set up here is refused", async () => {
  const models = await modelsFromEnvironment({});
  const request = requestTo(models, { provider: "openai", model: "gpt-4" });
  await expect(Array.fromAsync(models.chat(request))).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringContaining("openai is not set up here"),
  });
});

it.each([
  ["MODEL_PROVIDER", "oracle"],
  ["EMBEDDING_PROVIDER", "oracle"],
  ["OPENAI_BASE_URL", "not an address"],
  ["EMBEDDING_DIMENSION", "many"],
  ["EMBEDDING_DIMENSION", "-12"],
  ["MODEL_TIMEOUT_SECONDS", "soon"],
  ["MODEL_TIMEOUT_SECONDS", "-1"],
])("%s=%s is refused by its name, without its value", async (name, value) => {
  const outcome = modelsFromEnvironment({ [name]: value });
  await expect(outcome).rejects.toMatchObject({
    code: "not_configured",
    message: expect.stringMatching(new RegExp(`not properly configured: ${name}: `)),
  });
  await expect(outcome).rejects.not.toMatchObject({ message: expect.stringContaining(value) });
});

it("an embedding model of unknown dimension asks for it by name", async () => {
  const settings = { OPENAI_API_KEY: "key", EMBEDDING_MODEL: "mine" };
  await expect(modelsFromEnvironment(settings)).rejects.toMatchObject({
    message: expect.stringContaining("EMBEDDING_DIMENSION"),
  });
});
