import type { Stack } from "aws-cdk-lib";
import { Construct } from "constructs";
import { createAlarms } from "./operations/alarms.ts";
import { createDashboard } from "./operations/dashboard.ts";
import { measureLogs } from "./operations/log-metrics.ts";
import { saveQueries } from "./operations/queries.ts";
import type { Watched } from "./operations/watched.ts";

/** Alarms, a dashboard, and saved queries to find causes. */
export const createOperations = (stack: Stack, watched: Watched): void => {
  const scope = new Construct(stack, "Operations");
  const measured = measureLogs(scope, watched.functions);
  const alarms = createAlarms(scope, watched, measured);
  saveQueries(scope, watched.functions);
  createDashboard(scope, watched, { measured, alarms });
};
