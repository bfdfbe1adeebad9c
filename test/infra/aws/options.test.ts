import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OptionsError, optionTable, readOptions } from "#infra/options/options.ts";
import { optionsAsMarkdown } from "./options-table.ts";

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
      accountProviders: "yes",
      demo: "on",
      signUp: "open",
      threatProtection: "off",
      secondFactor: "optional",
      modelBudget: 10,
      search: "domain",
      firewall: "on",
      transcription: "amazon",
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

  it("take several operators, in whatever case", () => {
    expect(readOptions({ operators: "Ann@Example.org, bob@example.org" }).operators).toEqual([
      "ann@example.org",
      "bob@example.org",
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
    [{ mailName: "Docent" }, "Give mailFrom too, or leave out mailName"],
    [{ supportEmail: "example.com" }, "-c supportEmail: Give an e-mail address, such as"],
    [{ operators: "boss" }, "-c operators: Give e-mail addresses, separated by single commas."],
    [{ operators: "a@b.example,,c@d.example" }, "-c operators: Give e-mail addresses"],
    [{ mailFrom: "example.com" }, "-c mailFrom: Give an e-mail address, such as"],
    [{ mailFrom: "a@example.com", mailName: "Two\nlines" }, "-c mailName: Use one line of text."],
    [{ threatProtection: "on" }, "-c threatProtection: Use off, audit or enforce."],
    [{ originSecretVersion: "2" }, "-c originSecretVersion: Give a version's id"],
    [{ modelProvider: "openai" }, "With modelProvider=openai give openaiKeySecretArn"],
    [{ modelProvider: "builtin", chatModels: "large" }, "leave out chatModels and embeddingModel"],
    [{ embeddingDimension: "many" }, "Give a whole number."],
    [{ modelProvider: "gpt" }, "Use bedrock, openai or builtin."],
    [{ search: "http://search.example.com" }, "-c search: Use domain, embedded or the https address"],
    [{ search: "elsewhere" }, "-c search: Use domain, embedded or the https address"],
    [{ search: "embedded", searchInstanceType: "t3.small.search" }, "Leave out searchInstanceType"],
    [{ search: "https://search.example.com", searchVolumeGb: "50" }, "Leave out searchInstanceType"],
    [{ searchInstanceType: "t3.small" }, "Give an instance type such as t3.small.search."],
    [{ searchVolumeGb: "5" }, "Give at least 10."],
    [
      { searchEndpoint: "https://search.example.com" },
      "write -c search=<the domain's https address> instead.",
    ],
    [{ firewall: "yes" }, "Use on or off."],
    [
      { firewall: "off", webAclArn: "arn:aws:wafv2:us-east-1:123456789012:global/webacl/mine/1" },
      "Leave out webAclArn, or firewall=off",
    ],
    [{ modelBudget: "ten" }, "Give dollars a day, as a number."],
    [{ modelBudget: "0" }, "Give more than 0."],
    [
      { tableName: "arn:aws:dynamodb:us-east-1:123456789012:table/mine" },
      "Give the name of a DynamoDB table",
    ],
    [{ signUp: "invite" }, "  With signUp=invite, signUpFor names the e-mail addresses or domains."],
    [
      { signUp: "invite", signUpFor: "no one" },
      '  signUpFor takes e-mail addresses and domains, not "no one".',
    ],
    [{ visitorLimits: "sesion=9" }, '-c visitorLimits: It does not know "sesion=9". Name session, address,'],
    [{ chatModels: "a,,b" }, "Separate the names by single commas."],
    [
      { domainName: "chat.example.com", certificateArn: "arn:aws:acm:eu-west-1:123456789012:certificate/1" },
      "Give the ARN of a certificate in us-east-1.",
    ],
  ])("that contradict or mislead are refused: %o", (context, message) => {
    expect(refusal(context)).toContain(message);
  });

  it.each([
    [{}, "on"],
    [{ search: "embedded" }, "off"],
    [{ search: "embedded", firewall: "on" }, "on"],
    [{ search: "https://search.example.com" }, "on"],
    [{ firewall: "off" }, "off"],
  ])("with %o have the firewall %s", (context, firewall) => {
    expect(readOptions(context).firewall).toBe(firewall);
  });

  it("are listed with meaning and default", () => {
    expect(optionTable).toContainEqual({
      name: "envName",
      meaning: "Name of the installation; one account can hold several",
      default: "`prod`",
    });
    expect(optionTable).toContainEqual({
      name: "searchInstanceType",
      meaning: "Size of the stack's own OpenSearch domain",
      default: "`t3.small.search`",
    });
    expect(optionTable.filter(({ meaning }) => !meaning)).toEqual([]);
  });

  it("stand in the README of infra as they are", () => {
    expect(readFileSync("infra/README.md", "utf8")).toContain(optionsAsMarkdown());
  });
});
