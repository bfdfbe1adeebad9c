import { App, Stack } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { Queue } from "aws-cdk-lib/aws-sqs";
import { expect, it } from "vitest";
import { callOnDeploy } from "#infra/aws/reindex.ts";

/** A stack with a queue and a function, which is called or not. */
const deployed = (onDeploy?: true): Template => {
  const stack = new Stack(new App(), "Docent");
  new Queue(stack, "Queue");
  const lambda = new Lambda(stack, "Function", {
    code: Code.fromInline("exports.handler = async () => {};"),
    handler: "index.handler",
    runtime: Runtime.NODEJS_24_X,
  });
  const logs = new LogGroup(stack, "Logs");
  callOnDeploy(stack, [
    {
      name: "reindex",
      entry: "",
      needs: [],
      memoryMb: 128,
      timeoutSeconds: 900,
      routes: [],
      streams: false,
      lambda,
      logs,
      ...(onDeploy && { onDeploy }),
    },
  ]);
  return Template.fromStack(stack);
};

it("a function that says so is called after a deployment, when everything else is there", () => {
  const [call] = Object.values(deployed(true).findResources("Custom::Trigger"));
  expect(call?.Properties).toMatchObject({
    HandlerArn: { Ref: expect.stringMatching(/^FunctionCurrentVersion/) },
  });
  expect(call?.DependsOn).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Queue/), expect.stringMatching(/^Function/)]),
  );
});

it("the deployment does not wait for it, nor fail with it", () => {
  deployed(true).hasResourceProperties("Custom::Trigger", { InvocationType: "Event" });
});

it("what makes the call forgets its logs after a month", () => {
  const template = deployed(true);
  template.hasResourceProperties("AWS::Lambda::Function", {
    Code: { S3Bucket: Match.anyValue(), S3Key: Match.anyValue() },
    LoggingConfig: { LogGroup: { Ref: Match.stringLikeRegexp("^OnDeployLogs") } },
  });
  template.hasResourceProperties("AWS::Logs::LogGroup", { RetentionInDays: 30 });
});

it("it is called once a day too, for what the former deployment did at the last moment", () => {
  deployed(true).hasResourceProperties("AWS::Events::Rule", {
    ScheduleExpression: "rate(1 day)",
    Targets: [Match.objectLike({ Arn: { "Fn::GetAtt": [Match.stringLikeRegexp("^Function"), "Arn"] } })],
  });
});

it("a function that does not say so is left alone", () => {
  deployed().resourceCountIs("Custom::Trigger", 0);
});
