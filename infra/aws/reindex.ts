import { CfnResource, Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { InvocationType, Trigger } from "aws-cdk-lib/triggers";
import { Construct } from "constructs";
import type { DeployedFunction } from "./deployed-function.ts";

/**
 * Calls the functions with `onDeploy` after the rest of the stack is deployed, if their code or settings have changed,
 * and once a day. The deployment does not wait for them, and their failure does not roll it back: Lambda tries three times.
 */
export const callOnDeploy = (stack: Stack, functions: DeployedFunction[]): void => {
  const called = functions.filter(({ onDeploy }) => onDeploy);
  if (called.length === 0) return;
  // The firewall exists in one region only, so it can't be a named dependency; the site depends on it.
  const executeAfter = stack.node.children
    .filter((child) => child instanceof Construct)
    .filter(({ node }) => node.id !== "Firewall");
  const scope = new Construct(stack, "OnDeploy");
  for (const { name, lambda } of called) {
    new Trigger(scope, name, { handler: lambda, invocationType: InvocationType.EVENT, executeAfter });
    // The daily call finds what a process of the former deployment wrote at the last moment.
    const schedule = Schedule.rate(Duration.days(1));
    new Rule(scope, `${name}-daily`, { schedule, targets: [new LambdaTarget(lambda)] });
  }
  forgetLogs(stack, scope);
};

/** CDK's function that makes the call has no log retention by default. */
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
