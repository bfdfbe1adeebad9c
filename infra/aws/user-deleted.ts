import type { Stack } from "aws-cdk-lib";
import { Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as LambdaTarget } from "aws-cdk-lib/aws-events-targets";
import { Construct } from "constructs";
import type { Auth } from "./auth.ts";
import type { DeployedFunction } from "./deployed-function.ts";

/**
 * Calls the functions with `onUserDeleted` when a user of the pool was deleted. User pools have no trigger for it;
 * EventBridge hears of it if the AWS account has a CloudTrail trail.
 */
export const callOnUserDeleted = (stack: Stack, { pool }: Auth, functions: DeployedFunction[]): void => {
  const scope = new Construct(stack, "OnUserDeleted");
  for (const { name, lambda } of functions.filter(({ onUserDeleted }) => onUserDeleted))
    new Rule(scope, name, {
      eventPattern: {
        source: ["aws.cognito-idp"],
        detailType: ["AWS API Call via CloudTrail"],
        detail: {
          eventName: ["DeleteUser", "AdminDeleteUser"],
          // DeleteUser names no pool in its parameters
          $or: [
            { requestParameters: { userPoolId: [pool.userPoolId] } },
            { additionalEventData: { userPoolId: [pool.userPoolId] } },
            { requestParameters: { userPoolId: [{ exists: false }] } },
          ],
        },
      },
      targets: [new LambdaTarget(lambda)],
    });
};
