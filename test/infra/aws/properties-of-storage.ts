import { describe, expect, it } from "vitest";
import { queues } from "#infra/functions.ts";
import { only, resources, webClient } from "./synthesised.ts";

const open = {
  BlockPublicAcls: true,
  BlockPublicPolicy: true,
  IgnorePublicAcls: true,
  RestrictPublicBuckets: true,
};

const refusesPlainHttp = {
  Effect: "Deny",
  Principal: { AWS: "*" },
  Condition: { Bool: { "aws:SecureTransport": "false" } },
};

const policyOf = (type: string, field: string, id: string) =>
  resources(type).find(({ Properties }) => JSON.stringify(Properties[field]).includes(`"${id}"`))?.Properties;

describe("what the stack keeps", () => {
  it.each(resources("AWS::S3::Bucket"))("bucket $id blocks public access", ({ Properties }) => {
    expect(Properties.PublicAccessBlockConfiguration).toEqual(open);
  });

  it.each(resources("AWS::S3::Bucket"))("bucket $id refuses what is not encrypted on its way", ({ id }) => {
    expect(policyOf("AWS::S3::BucketPolicy", "Bucket", id)).toMatchObject({
      PolicyDocument: { Statement: expect.arrayContaining([expect.objectContaining(refusesPlainHttp)]) },
    });
  });

  it.each(
    [
      "AWS::S3::Bucket",
      "AWS::DynamoDB::GlobalTable",
      "AWS::Cognito::UserPool",
      "AWS::OpenSearchService::Domain",
    ].flatMap((type) => resources(type)),
  )("$id stays when the stack goes", ({ DeletionPolicy, UpdateReplacePolicy }) => {
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(["Retain", "Retain"]);
  });

  it("the table can be restored to any second, forgets what has expired and can't be deleted by mistake", () => {
    expect(only("AWS::DynamoDB::GlobalTable").Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true },
      Replicas: [
        {
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        },
      ],
    });
  });

  it("the table has the keys that the stores write", () => {
    expect(only("AWS::DynamoDB::GlobalTable").Properties).toMatchObject({
      KeySchema: [{ AttributeName: "pk" }, { AttributeName: "sk" }],
      GlobalSecondaryIndexes: [
        { IndexName: "gsi1", KeySchema: [{ AttributeName: "gsi1pk" }, { AttributeName: "gsi1sk" }] },
      ],
    });
  });
});

describe("uploads", () => {
  const files = () =>
    resources("AWS::S3::Bucket").find(({ id }) => id.startsWith("UploadsFiles"))?.Properties;

  it("are announced to the queue, what was read of them is not", () => {
    expect(files()).toMatchObject({
      NotificationConfiguration: {
        QueueConfigurations: [
          {
            Event: "s3:ObjectCreated:*",
            Filter: { S3Key: { Rules: [{ Name: "prefix", Value: "documents/" }] } },
            Queue: { "Fn::GetAtt": [expect.stringMatching(/^QueuesuploadsQueue/), "Arn"] },
          },
        ],
      },
    });
  });

  it("come from browsers by signed form, and go there by signed address, only", () => {
    expect(files()).toMatchObject({
      CorsConfiguration: { CorsRules: [{ AllowedMethods: ["POST", "GET"] }] },
    });
  });

  it("that can't be read wait in the dead letters, from every queue", () => {
    const [deadLetters = [], read = []] = [true, false].map((isDead) =>
      resources("AWS::SQS::Queue").filter(({ Properties }) => !("RedrivePolicy" in Properties) === isDead),
    );
    const policies = read.map(({ Properties }) => Object(Properties.RedrivePolicy));
    expect(
      policies.map(({ deadLetterTargetArn }) => deadLetterTargetArn["Fn::GetAtt"][0]).toSorted(),
    ).toEqual(deadLetters.map(({ id }) => id).toSorted());
    const tries = Object.values(queues).map(({ maxReceives }) => maxReceives);
    expect(policies.map(({ maxReceiveCount }) => maxReceiveCount).toSorted()).toEqual(tries.toSorted());
    expect(deadLetters).toHaveLength(read.length);
  });

  it.each(resources("AWS::SQS::Queue"))("queue $id refuses what is not encrypted on its way", ({ id }) => {
    expect(policyOf("AWS::SQS::QueuePolicy", "Queues", id)).toMatchObject({
      PolicyDocument: { Statement: expect.arrayContaining([expect.objectContaining(refusesPlainHttp)]) },
    });
  });

  it("are read one at a time, and only those that failed are read again", () => {
    const readers = resources("AWS::Lambda::EventSourceMapping");
    for (const { Properties } of readers)
      expect(Properties).toMatchObject({
        BatchSize: 1,
        FunctionResponseTypes: ["ReportBatchItemFailures"],
      });
    const parallel = readers.map(({ Properties }) => Object(Properties.ScalingConfig).MaximumConcurrency);
    expect(parallel.toSorted()).toEqual(
      Object.values(queues)
        .map((queue) => queue.parallel)
        .toSorted(),
    );
  });
});

describe("signing in", () => {
  it("takes an e-mail and a password of eight characters with a capital and a digit", () => {
    expect(only("AWS::Cognito::UserPool").Properties).toMatchObject({
      UsernameAttributes: ["email"],
      AutoVerifiedAttributes: ["email"],
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      DeletionProtection: "ACTIVE",
      MfaConfiguration: "OPTIONAL",
      UserPoolTier: "ESSENTIALS",
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireUppercase: true,
          RequireNumbers: true,
          RequireLowercase: false,
          RequireSymbols: false,
        },
      },
    });
  });

  it("never says which e-mails have an account, and its sessions can be revoked", () => {
    expect(webClient().Properties).toMatchObject({
      PreventUserExistenceErrors: "ENABLED",
      EnableTokenRevocation: true,
      ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
      AccessTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { AccessToken: "minutes", RefreshToken: "minutes" },
    });
  });
});
