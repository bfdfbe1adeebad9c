import { Duration, type Stack } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import type { DeployedFunction } from "./deployed-function.ts";

/** Calls the functions with `everyMinutes` on schedule, without retries: the next call makes up for a failed one. */
export const callOnSchedule = (stack: Stack, functions: DeployedFunction[]): void => {
  const scope = new Construct(stack, "OnSchedule");
  for (const { name, lambda, everyMinutes } of functions)
    if (everyMinutes !== undefined)
      new Rule(scope, name, {
        schedule: Schedule.rate(Duration.minutes(everyMinutes)),
        targets: [new LambdaTarget(lambda, { retryAttempts: 0 })],
      });
};
