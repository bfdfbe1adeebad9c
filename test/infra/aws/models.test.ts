import { App, Stack } from "aws-cdk-lib";
import { expect, it } from "vitest";
import { chooseModels } from "#infra/aws/models.ts";
import { readOptions } from "#infra/options/options.ts";

const env = { account: "123456789012", region: "eu-west-1" };

/** Models that the functions may call, without its partition. */
const allowed = (chatModels: string): string[] => {
  const stack = new Stack(new App(), "Docent", { env });
  const { chatArns } = chooseModels(stack, readOptions({ chatModels, embeddingModel: "cohere.embed-v4:0" }));
  return chatArns.map((arn) => arn.replace(/^arn:[^:]*:bedrock:/, ""));
};
const profiles = "eu-west-1:123456789012:inference-profile";

it.each([
  ["amazon.nova-lite-v1:0", ["eu-west-1::foundation-model/amazon.nova-lite-v1:0"]],
  [
    "eu.anthropic.claude-sonnet-4-5-20250929-v1:0",
    [
      `${profiles}/eu.anthropic.claude-sonnet-4-5-20250929-v1:0`,
      "*::foundation-model/anthropic.claude-sonnet-4-5-20250929-v1:0",
    ],
  ],
  [
    `arn:aws:bedrock:${profiles}/eu.amazon.nova-lite-v1:0`,
    [`${profiles}/eu.amazon.nova-lite-v1:0`, "*::foundation-model/amazon.nova-lite-v1:0"],
  ],
  [
    "arn:aws:bedrock:eu-west-1::foundation-model/amazon.nova-lite-v1:0",
    ["eu-west-1::foundation-model/amazon.nova-lite-v1:0"],
  ],
  [
    "arn:aws:bedrock:eu-west-1:123456789012:application-inference-profile/a1b2",
    ["eu-west-1:123456789012:application-inference-profile/a1b2", "*::foundation-model/*"],
  ],
])("the functions may call %s where its calls end up", (model, arns) => {
  expect(allowed(model)).toEqual(arns);
});
