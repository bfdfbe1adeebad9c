import { CfnResource, Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { InvocationType, Trigger } from "aws-cdk-lib/triggers";
import { Construct } from "constructs";
import type { DeployedFunction } from "./deployed-function.ts";

/**
 * Calls the functions that say so when all that the stack holds so far is deployed, wherever their code or settings
 * have changed, and once a day. Nobody waits for them, and their failure takes no deployment back: Lambda tries three times.
 */
export const callOnDeploy = (stack: Stack, functions: DeployedFunction[]): void => {
  const called = functions.filter(({ onDeploy }) => onDeploy);
  if (called.length === 0) return;
  // The site waits for the firewall, which is there in one region only and so can't be waited for by name.
  const executeAfter = stack.node.children
    .filter((child) => child instanceof Construct)
    .filter(({ node }) => node.id !== "Firewall");
  const scope = new Construct(stack, "OnDeploy");
  for (const { name, lambda } of called) {
    new Trigger(scope, name, { handler: lambda, invocationType: InvocationType.EVENT, executeAfter });
    // What a process of the former deployment did at the last moment is found the next day.
    const schedule = Schedule.rate(Duration.days(1));
    new Rule(scope, `${name}-daily`, { schedule, targets: [new LambdaTarget(lambda)] });
  }
  forgetLogs(stack, scope);
};

/** CDK's function that makes the call would keep its logs forever. */
const forgetLogs = (stack: Stack, scope: Construct): void => {
  const logs = new LogGroup(scope, "Logs", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const caller = stack.node
    .findChild("AWSCDK.TriggerCustomResourceProviderCustomResourceProvider")
    .node.findChild("Handler");
  if (caller instanceof CfnResource)
    caller.addPropertyOverride("LoggingConfig", { LogGroup: logs.logGroupName });
};
