import { Duration } from "aws-cdk-lib";
import { type IMetric, MathExpression } from "aws-cdk-lib/aws-cloudwatch";
import type { DeployedFunction } from "../deployed-function.ts";
import type { Measured } from "./log-metrics.ts";
import type { Watched } from "./watched.ts";

export interface AlarmDefinition {
  /** Also its row in the README's table. */
  name: string;
  happened: string;
  /** What whoever is told does first. */
  firstStep: string;
  metric: IMetric;
  /** It rings when the metric is above this. */
  above: number;
}

const period = Duration.minutes(5);

/** What a person has to look at; where nothing is measured, nothing happened. */
export const alarmsOf = (
  { options, functions, uploads, api }: Watched,
  { answers, modelCost }: Measured,
): AlarmDefinition[] => [
  {
    name: "answers failing",
    happened: "More than one answer broke within a quarter of an hour, after the model had been asked again.",
    firstStep: "Run the saved query 'Failures by code'.",
    // A person whose answer breaks asks again: one hiccup does not ring, a fault does even with a single visitor.
    metric: answers("failed", { period: Duration.minutes(15) }),
    above: 1,
  },
  {
    name: "documents given up",
    happened: "Documents failed at every try and lie in the dead-letter queue.",
    firstStep: "Run the saved query 'Failures by code', mend the cause, then redrive the dead letters.",
    metric: uploads.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    above: 0,
  },
  {
    name: "documents stuck",
    happened: "The oldest document has waited for more than ten minutes.",
    firstStep: "See on the dashboard whether the ingest function runs, fails or is throttled.",
    metric: uploads.queue.metricApproximateAgeOfOldestMessage({ period }),
    above: 600,
  },
  {
    name: "models cost much",
    happened: `The models cost more than ${options.modelBudget} US dollars within a day.`,
    firstStep: "Run the saved query 'Cost by model and chatbot'; the option modelBudget sets the limit.",
    metric: modelCost({ period: Duration.days(1) }),
    above: options.modelBudget,
  },
  {
    name: "server errors",
    happened: "The API answered with a server error: somebody read that something went wrong on our side.",
    firstStep: "Run the saved query 'Failures by code' and look for 'unexpected failure'.",
    metric: api.metricServerError({ period, statistic: "Sum" }),
    above: 0,
  },
  {
    name: "functions failing",
    happened:
      "A function ran out of time or memory, could not start, or was throttled before it could answer.",
    firstStep: "See on the dashboard which one, then its log group at that time.",
    metric: uncovered(functions),
    above: 0,
  },
];

/**
 * What the other alarms do not see: a function behind the API shows there as a server error, and the queue's reader as
 * documents that wait; what a call on schedule leaves undone the next one does. Each metric in the sum counts as an
 * alarm on AWS's bill.
 */
const uncovered = (functions: DeployedFunction[]): IMetric => {
  const lone = functions.filter(
    ({ routes, streams, onQueue, everyMinutes }) =>
      streams || !(routes.length > 0 || onQueue || everyMinutes !== undefined),
  );
  const metrics = lone.flatMap(({ lambda, streams }) => [
    lambda.metricErrors({ period }),
    ...(streams ? [lambda.metricThrottles({ period })] : []),
  ]);
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric]));
  // A function that did not run measures nothing, and nothing plus something is nothing.
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(" + ");
  return new MathExpression({ expression, usingMetrics, period, label: "Failures that nobody else sees" });
};
