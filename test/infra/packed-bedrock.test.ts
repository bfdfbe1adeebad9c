import { createRequire } from "node:module";
import { expect, it, vi } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";
import { startBedrockServer } from "../bedrock-server.ts";
import { requestTo } from "../platform/models/contract.ts";

it("a model of Amazon Bedrock answers over HTTP/2 from the code packed for Lambda", async () => {
  const server = await startBedrockServer();
  vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", server.url);
  const entry = "lambdas/platform/models/configure.ts";
  const packed: typeof import("#platform/models/configure.ts") = createRequire(import.meta.url)(
    bundleFunction("models-under-test", { entry, needs: [], memoryMb: 256, timeoutSeconds: 10 }),
  );
  const aws = {
    credentials: { accessKeyId: "AKIAPACKED", secretAccessKey: "never shown" },
    region: "eu-west-1",
  };
  const models = await packed.modelsFromEnvironment({ MODEL_PROVIDER: "bedrock" }, { aws });
  const events = await Array.fromAsync(models.chat(requestTo(models)));
  expect(JSON.stringify(events)).toContain("costs 1.50 euros");
  vi.unstubAllEnvs();
  server.stop();
});
