import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import type { LambdaFunction } from "#platform/area/function.ts";
import type { Route } from "#shared/contract/route.ts";

export interface DeployedFunction extends LambdaFunction {
  name: string;
  lambda: Lambda;
  logs: LogGroup;
  /** The contract's routes that it answers. */
  routes: Route[];
}
