import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { keepOwnAws, ownAws } from "#infra/local/ports/own-aws.ts";
import { type BedrockServer, startBedrockServer } from "#test/bedrock-server.ts";
import { refusedStart, startProduct, temporaryFolder } from "#test/product.ts";
import { uploadText } from "#test/upload.ts";
import { as } from "#test/users.ts";

let bedrock: BedrockServer;

beforeAll(async () => {
  bedrock = await startBedrockServer();
});
beforeEach(() => {
  bedrock.behave("answers");
  bedrock.requests.length = 0;
});
afterAll(() => bedrock.stop());

const nowhere = { AWS_CONFIG_FILE: "/nonexistent", AWS_SHARED_CREDENTIALS_FILE: "/nonexistent" };
const settings = () => ({
  ...nowhere,
  MODEL_PROVIDER: "bedrock",
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: bedrock.url,
  AWS_EC2_METADATA_DISABLED: "true",
});
const person = { AWS_ACCESS_KEY_ID: "AKIAPERSON", AWS_SECRET_ACCESS_KEY: "own", AWS_REGION: "eu-west-1" };
const signers = () => new Set(bedrock.requests.map(({ authorization }) => signerOf(authorization)));
const signerOf = (authorization: string) => {
  const [, key, region, service] = /Credential=(\w+)\/\d+\/([\w-]+)\/(\w+)\//.exec(authorization) ?? [];
  return [key, region, service].join(" ");
};

it("models on Bedrock are asked with the person's key, and everything else with the stand-ins' own", async () => {
  const product = await startProduct({ env: { ...settings(), ...person } });
  const api = await as("ann", product.url);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  const document = await uploadText(api, id, "rules.txt", "A reminder costs 1.50 euros.");
  const { answer } = await api.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" });
  await product.stop();
  expect(document.processing_status).toBe("completed");
  expect(answer).toBe("A reminder costs 1.50 euros. [1]");
  expect(signers()).toEqual(new Set(["AKIAPERSON eu-west-1 bedrock"]));
});

it("a person's profile signs for Bedrock, in the region that it names", async () => {
  const folder = temporaryFolder();
  const credentials = join(folder, "credentials");
  const config = join(folder, "config");
  writeFileSync(credentials, "[work]\naws_access_key_id = AKIAWORK\naws_secret_access_key = own\n");
  writeFileSync(config, "[profile work]\nregion = eu-north-1\n");
  const files = { AWS_SHARED_CREDENTIALS_FILE: credentials, AWS_CONFIG_FILE: config };
  const product = await startProduct({ env: { ...settings(), ...files, AWS_PROFILE: "work" } });
  await (await as("ann", product.url)).chatbots.create({ name: "Desk", use_case: "support" });
  await product.stop();
  expect(signers()).toEqual(new Set(["AKIAWORK eu-north-1 bedrock"]));
});

it("without any credentials the start says what is missing", async () => {
  const printed = await refusedStart({ env: settings() });
  expect(printed).toContain("Amazon Bedrock refuses the credentials. Check them");
  expect(printed).not.toMatch(/\n\s+at /);
});

it("what a person has set for AWS is out of the way of the stand-ins, and kept", async () => {
  const environment: NodeJS.ProcessEnv = { ...person, AWS_SESSION_TOKEN: "token", AWS_PROFILE: "" };
  await keepOwnAws(environment);
  expect(Object.keys(environment).filter((name) => name.startsWith("AWS_"))).toEqual([]);
  expect(ownAws(environment)).toEqual({
    credentials: { accessKeyId: "AKIAPERSON", secretAccessKey: "own", sessionToken: "token" },
    region: "eu-west-1",
  });
});
