import type { Stack } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Construct } from "constructs";
import type { Options } from "../options.ts";
import type { DeployedFunction } from "./functions.ts";
import type { Resources } from "./needs.ts";
import { createAlarms } from "./operations/alarms.ts";
import { createDashboard } from "./operations/dashboard.ts";
import { measureLogs } from "./operations/log-metrics.ts";
import { saveQueries } from "./operations/queries.ts";

export interface Watched extends Pick<Resources, "uploads" | "table" | "search"> {
  options: Options;
  functions: DeployedFunction[];
  api: HttpApi;
}

/** Alarms for what a person has to look at, one page of graphs to look at it with, and queries to follow it up. */
export const createOperations = (stack: Stack, watched: Watched): void => {
  const scope = new Construct(stack, "Operations");
  const measured = measureLogs(scope, watched.functions);
  const alarms = createAlarms(scope, watched, measured);
  saveQueries(scope, watched.functions);
  createDashboard(scope, watched, { measured, alarms });
};
