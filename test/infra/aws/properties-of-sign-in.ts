import { Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { createAuth } from "#infra/aws/auth.ts";
import { readOptions } from "#infra/options/options.ts";
import { only, resources, template } from "./synthesised.ts";

const mailed = { mailFrom: "docent@example.com", mailName: "Docent, Example", threatProtection: "audit" };
const guarded = {
  mailFrom: "docent@example.com",
  mailIdentity: "address",
  mailRegion: "eu-west-1",
  threatProtection: "enforce",
};
// Here rather than in a test: making a stack may take longer than a test may.
for (const options of [mailed, guarded]) template(options);

const pool = (options?: Record<string, string>) => only("AWS::Cognito::UserPool", options).Properties;
const identity = (region: unknown, name: string) => ({
  "Fn::Join": [
    "",
    [
      "arn:",
      { Ref: "AWS::Partition" },
      ...between(":ses:", region),
      { Ref: "AWS::AccountId" },
      `:identity/${name}`,
    ],
  ],
});
const between = (service: string, region: unknown) =>
  typeof region === "string" ? [`${service}${region}:`] : [service, region, ":"];

describe("mail of the user pool", () => {
  it("is Cognito's own unless a sender is named", () => {
    expect(pool()).not.toHaveProperty("EmailConfiguration");
  });

  it("goes by SES under the address and the name that are given, for which a domain vouches", () => {
    expect(pool(mailed).EmailConfiguration).toEqual({
      EmailSendingAccount: "DEVELOPER",
      From: '"Docent, Example" <docent@example.com>',
      SourceArn: identity({ Ref: "AWS::Region" }, "example.com"),
    });
  });

  it("may have its address verified by itself, and in another region", () => {
    expect(pool(guarded).EmailConfiguration).toEqual({
      EmailSendingAccount: "DEVELOPER",
      From: "docent@example.com",
      SourceArn: identity("eu-west-1", "docent@example.com"),
    });
  });
});

describe("threat protection", () => {
  const risks = "AWS::Cognito::UserPoolRiskConfigurationAttachment";

  it("is not paid for unless it is asked for", () => {
    expect(pool().UserPoolTier).toBe("ESSENTIALS");
    expect(pool()).not.toHaveProperty("UserPoolAddOns");
    expect(resources(risks)).toEqual([]);
  });

  it("takes the plan that has it, and as an audit refuses nobody", () => {
    expect(pool(mailed)).toMatchObject({
      UserPoolTier: "PLUS",
      UserPoolAddOns: { AdvancedSecurityMode: "AUDIT" },
    });
    expect(resources(risks, mailed)).toEqual([]);
  });

  it("blocks sign-ins of high risk and leaked passwords, and asks for no second factor", () => {
    expect(pool(guarded).UserPoolAddOns).toEqual({ AdvancedSecurityMode: "ENFORCED" });
    const { Properties } = only(risks, guarded);
    expect(Properties).toMatchObject({
      ClientId: "ALL",
      CompromisedCredentialsRiskConfiguration: { Actions: { EventAction: "BLOCK" } },
      AccountTakeoverRiskConfiguration: { Actions: { HighAction: { EventAction: "BLOCK" } } },
    });
    expect(JSON.stringify(Properties)).not.toContain("MFA");
  });
});

describe("a second factor", () => {
  const poolWith = (options: Record<string, string>) => {
    const stack = new Stack();
    createAuth(stack, readOptions(options));
    return Object.values(Template.fromStack(stack).findResources("AWS::Cognito::UserPool"))[0];
  };

  it("is offered, and is a code of an authenticator app, never of a text message", () => {
    expect(poolWith({})).toMatchObject({
      Properties: { MfaConfiguration: "OPTIONAL", EnabledMfas: ["SOFTWARE_TOKEN_MFA"] },
    });
    expect(poolWith({ secondFactor: "off" })).toMatchObject({ Properties: { MfaConfiguration: "OFF" } });
  });

  it("can't be required, because the sign-up offers no app to begin with", () => {
    expect(() => readOptions({ secondFactor: "required" })).toThrow(/Use off or optional/);
  });
});

it("a password is checked at a client whose tokens the API does not take, and which browsers can't use", () => {
  const clients = resources("AWS::Cognito::UserPoolClient").map(({ Properties }) => Properties);
  expect(clients.map(({ ExplicitAuthFlows }) => ExplicitAuthFlows)).toEqual(
    expect.arrayContaining([
      ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      ["ALLOW_ADMIN_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    ]),
  );
});
