import { expect, it, onTestFinished } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { ModelFailure } from "#platform/models/model-failure.ts";
import { requestTo } from "../platform/models/contract.ts";
import { startScriptedServer } from "../scripted-server.ts";

const reasonAt = async (baseUrl: string) => {
  const models = await modelsFromEnvironment({
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: "sk-test",
    MODEL_TIMEOUT_SECONDS: "3",
  });
  const error = await Array.fromAsync(models.chat(requestTo(models))).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelFailure);
  return (error as ModelFailure).told;
};

it("a connection fails by its name, its certificate or its server", async () => {
  const server = await startScriptedServer();
  onTestFinished(() => server.stop());
  const port = new URL(server.url).port;
  const told = { of: "installation", model: "gpt-6-luna" };
  expect(await reasonAt("http://nobody.invalid/v1")).toEqual({ ...told, reason: "unknown_host" });
  expect(await reasonAt(`https://127.0.0.1:${port}/v1`)).toEqual({ ...told, reason: "insecure" });
  expect(await reasonAt("http://127.0.0.1:9/v1")).toEqual({ ...told, reason: "unreachable" });
});
