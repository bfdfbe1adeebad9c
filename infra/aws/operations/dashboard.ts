import { Stack } from "aws-cdk-lib";
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  DashboardVariable,
  DefaultValue,
  type IWidget,
  LogQueryWidget,
  VariableInputType,
  VariableType,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { DeployedFunction } from "../deployed-function.ts";
import { rowsOf } from "./graphs.ts";
import type { Measured } from "./log-metrics.ts";
import { logGroupNamesOf, pasteHere, queries } from "./queries.ts";
import type { Watched } from "./watched.ts";

interface Shown {
  measured: Measured;
  alarms: Alarm[];
}

/** One page, from what visitors notice down to possible causes. An id in the field on top shows all of its log lines. */
export const createDashboard = (scope: Construct, watched: Watched, { measured, alarms }: Shown): void => {
  new Dashboard(scope, "Dashboard", {
    dashboardName: Stack.of(scope).stackName,
    variables: [
      new DashboardVariable({
        id: "followed",
        type: VariableType.PATTERN,
        inputType: VariableInputType.INPUT,
        label: "Follow one id",
        value: pasteHere,
        defaultValue: DefaultValue.value(pasteHere),
        visible: true,
      }),
    ],
    widgets: [
      [new AlarmStatusWidget({ title: "Alarms", alarms, width: 24, height: 3 })],
      ...rowsOf(watched, measured),
      [asked("Failures by code", watched.functions), asked("Slowest answers", watched.functions)],
      [asked("Follow one id", watched.functions, 24)],
    ],
  });
};

const asked = (title: keyof typeof queries, functions: DeployedFunction[], width = 12): IWidget =>
  new LogQueryWidget({
    title,
    logGroupNames: logGroupNamesOf(functions),
    queryLines: queries[title],
    width,
    height: 8,
  });
