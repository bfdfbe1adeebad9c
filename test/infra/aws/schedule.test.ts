import { App, Stack } from "aws-cdk-lib";
import { Match, Template } from "aws-cdk-lib/assertions";
import { Code, Function as Lambda, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import { expect, it } from "vitest";
import { callOnSchedule } from "#infra/aws/schedule.ts";
import { functionNamed } from "#infra/functions.ts";
import type { LambdaFunction } from "#platform/area/function.ts";

const deployed = (everyMinutes?: number): Template => {
  const stack = new Stack(new App(), "Docent");
  const lambda = new Lambda(stack, "Function", {
    code: Code.fromInline("exports.handler = async () => {};"),
    handler: "index.handler",
    runtime: Runtime.NODEJS_24_X,
  });
  const settings = { name: "sweep", entry: "", needs: [], memoryMb: 128, timeoutSeconds: 60 };
  const logs = new LogGroup(stack, "Logs");
  const own = { ...settings, routes: [], streams: false, lambda, logs };
  callOnSchedule(stack, [everyMinutes === undefined ? own : { ...own, everyMinutes }]);
  return Template.fromStack(stack);
};

it("a function that says so is called every so many minutes", () => {
  deployed(5).hasResourceProperties("AWS::Events::Rule", {
    ScheduleExpression: "rate(5 minutes)",
    Targets: [Match.objectLike({ Arn: { "Fn::GetAtt": [Match.stringLikeRegexp("^Function"), "Arn"] } })],
  });
  deployed().resourceCountIs("AWS::Events::Rule", 0);
});

it("documents that wait too long are looked after every minute, one call after the other", () => {
  const { everyMinutes = 0, timeoutSeconds }: LambdaFunction = functionNamed("sweep");
  expect(everyMinutes).toBe(1);
  expect(timeoutSeconds).toBeLessThan(everyMinutes * 60);
});
