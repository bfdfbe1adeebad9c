import type { Function as Lambda } from "aws-cdk-lib/aws-lambda";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Route } from "#shared/contract/route.ts";
import type { LambdaFunction } from "../manifest.ts";

export interface DeployedFunction extends LambdaFunction {
  name: string;
  lambda: Lambda;
  logs: LogGroup;
  /** The contract's routes that it answers. */
  routes: Route[];
}
