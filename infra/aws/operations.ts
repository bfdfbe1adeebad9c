import type { Stack } from "aws-cdk-lib";
import { Construct } from "constructs";
import { createAlarms } from "./operations/alarms.ts";
import { createDashboard } from "./operations/dashboard.ts";
import { measureLogs } from "./operations/log-metrics.ts";
import { saveQueries } from "./operations/queries.ts";
import type { Watched } from "./operations/watched.ts";

/** Alarms for what a person has to look at, one page of graphs to look at it with, and queries to follow it up. */
export const createOperations = (stack: Stack, watched: Watched): void => {
  const scope = new Construct(stack, "Operations");
  const measured = measureLogs(scope, watched.functions);
  const alarms = createAlarms(scope, watched, measured);
  saveQueries(scope, watched.functions);
  createDashboard(scope, watched, { measured, alarms });
};
