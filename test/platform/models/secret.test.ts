import { inspect } from "node:util";
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { type OpenAiServer, startOpenAiServer } from "../../openai-server.ts";

const secret = "sk-test-from-the-secret";
const arn = "arn:aws:secretsmanager:us-east-1:000000000000:secret:openai";
const vault = mockClient(SecretsManagerClient);
let server: OpenAiServer;

beforeAll(async () => {
  server = await startOpenAiServer();
});
beforeEach(() => {
  vault.reset();
  server.behave("answers");
  server.keys.clear();
});
afterAll(() => {
  vault.restore();
  server.stop();
});

const models = (settings: Record<string, string> = {}) =>
  modelsFromEnvironment({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY_SECRET_ARN: arn, ...settings });

it("the model is asked with the key that the secret holds, read once", async () => {
  vault.on(GetSecretValueCommand, { SecretId: arn }).resolves({ SecretString: `${secret}\n` });
  const adapter = await models();
  await Promise.all([adapter.check(), adapter.check()]);
  expect([...server.keys]).toEqual([`Bearer ${secret}`]);
  expect(vault.calls()).toHaveLength(1);
});

it("a key in the environment goes before the secret", async () => {
  await (await models({ OPENAI_API_KEY: "sk-own" })).check();
  expect([...server.keys]).toEqual(["Bearer sk-own"]);
  expect(vault.calls()).toHaveLength(0);
});

it.each([undefined, "", "  "])(
  "a secret that holds %j is told by the name of its setting",
  async (SecretString) => {
    vault.on(GetSecretValueCommand).resolves(SecretString === undefined ? {} : { SecretString });
    await expect((await models()).check()).rejects.toMatchObject({
      code: "not_configured",
      message: expect.stringMatching(/not properly configured: .*is empty.*OPENAI_API_KEY_SECRET_ARN/),
    });
  },
);

it("a secret that cannot be read is told by the name of its setting, and tried anew later", async () => {
  const missing = new ResourceNotFoundException({ message: `No secret ${arn}`, $metadata: {} });
  vault.on(GetSecretValueCommand).rejectsOnce(missing).resolves({ SecretString: secret });
  const adapter = await models();
  const error = await adapter.check().catch((thrown) => thrown);
  expect(error).toMatchObject({ code: "not_configured", message: expect.stringContaining("_SECRET_ARN") });
  expect(inspect(error.cause)).toContain("ResourceNotFoundException");
  expect(inspect(error)).not.toContain(arn);
  await adapter.check();
});

it("a refused key from a secret points to the secret", async () => {
  vault.on(GetSecretValueCommand).resolves({ SecretString: secret });
  server.behave("wrong key");
  await expect((await models()).check()).rejects.toMatchObject({
    message: expect.stringContaining("Check OPENAI_API_KEY_SECRET_ARN"),
  });
});
