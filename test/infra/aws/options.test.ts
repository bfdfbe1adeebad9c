import { describe, expect, it } from "vitest";
import { OptionsError, optionTable, readOptions } from "../../../infra/options.ts";

const refusal = (context: Record<string, unknown>): string => {
  try {
    readOptions(context);
    return "";
  } catch (error) {
    return error instanceof OptionsError ? error.message : `not an OptionsError: ${error}`;
  }
};

describe("the options of a deployment", () => {
  it("all have a default or can be left out", () => {
    expect(readOptions({})).toEqual({
      envName: "prod",
      modelProvider: "bedrock",
      searchInstanceType: "t3.small.search",
    });
  });

  it("share their place with CDK's own settings", () => {
    expect(
      readOptions({ "@aws-cdk/core:checkSecretUsage": true, "aws:cdk:bundling-stacks": [] }).envName,
    ).toBe("prod");
  });

  it("are refused by name when unknown, with those that are known", () => {
    expect(refusal({ enviroment: "dev" })).toMatch(
      /-c enviroment: unknown\. Known are envName, modelProvider,/,
    );
  });

  it("are refused one line per mistake", () => {
    expect(refusal({ envName: "Prod!", alarmEmail: "nobody" }).split("\n")).toEqual([
      "The options are not right:",
      "  -c envName: Use up to 20 lower-case letters, digits and hyphens.",
      "  -c alarmEmail: Give an e-mail address.",
    ]);
  });

  it("take several chat models, the default first", () => {
    expect(
      readOptions({
        chatModels: "gpt-4.1, gpt-4.1-mini",
        openaiBaseUrl: "https://models.example.com/v1",
        modelProvider: "openai",
      }),
    ).toMatchObject({
      chatModels: ["gpt-4.1", "gpt-4.1-mini"],
    });
  });

  it.each([
    [{ domainName: "chat.example.com" }, "Give domainName and certificateArn together."],
    [{ modelProvider: "openai" }, "With modelProvider=openai give openaiKeySecretArn"],
    [{ modelProvider: "builtin", chatModels: "large" }, "leave out chatModels and embeddingModel"],
    [{ embeddingDimension: "many" }, "Give a whole number."],
    [{ modelProvider: "gpt" }, "Use bedrock, openai or builtin."],
    [{ searchEndpoint: "http://search.example.com" }, "Give an https address."],
    [{ chatModels: "a,,b" }, "Separate the names by single commas."],
    [
      { domainName: "chat.example.com", certificateArn: "arn:aws:acm:eu-west-1:123456789012:certificate/1" },
      "Give the ARN of a certificate in us-east-1.",
    ],
  ])("that contradict or mislead are refused: %o", (context, message) => {
    expect(refusal(context)).toContain(message);
  });

  it("are listed with meaning and default", () => {
    expect(optionTable).toContainEqual({
      name: "envName",
      meaning: "Name of the installation; one account can hold several",
      default: "prod",
    });
    expect(optionTable.filter(({ meaning }) => !meaning)).toEqual([]);
  });
});
