import { Duration, Stack } from "aws-cdk-lib";
import { Metric, type MetricOptions, Unit } from "aws-cdk-lib/aws-cloudwatch";
import {
  FilterPattern,
  type IFilterPattern,
  MetricFilter,
  type MetricFilterOptions,
} from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { DeployedFunction } from "../deployed-function.ts";

/** Metrics from the functions' log lines (`lambdas/platform/logging`). */
export interface Measured {
  /** Answers with this outcome; see the line `answer`. */
  answers(outcome: string, options?: MetricOptions): Metric;
  /** Milliseconds. */
  firstToken(options?: MetricOptions): Metric;
  /** US dollars that calls of models cost. */
  modelCost(options?: MetricOptions): Metric;
  /** Tries of documents with this failure; see the line `document`. */
  documents(outcome: string, options?: MetricOptions): Metric;
}

/** Outcomes of answers, and of failed tries of documents. */
export const answerOutcomes = [
  "answered",
  "refused",
  "small_talk",
  "paused",
  "no_documents",
  "stopped",
  "failed",
];
export const documentFailures = ["again", "failed", "given_up"];

/**
 * Metric filters on the lines. They have no default value, so that they publish and cost nothing without events.
 * CloudWatch counts each outcome as a separate metric.
 */
export const measureLogs = (scope: Construct, functions: DeployedFunction[]): Measured => {
  const metricNamespace = Stack.of(scope).stackName;
  const count = (name: string, metric: LineMetric) => {
    for (const { name: place, logs } of functions.filter(metric.writtenBy))
      new MetricFilter(new Construct(scope, `${name}-${place}`), "Filter", {
        logGroup: logs,
        metricNamespace,
        metricName: name,
        filterPattern: metric.lines,
        ...metric.value,
      });
    return (options: MetricOptions = {}) =>
      new Metric({ namespace: metricNamespace, metricName: name, ...everyFiveMinutes, ...options });
  };
  const answers = count("Answers", {
    writtenBy: ({ streams }) => streams === true,
    lines: message("answer"),
    value: byOutcome,
  });
  const documents = count("DocumentFailures", {
    writtenBy: ({ onQueue }) => onQueue === "uploads",
    lines: FilterPattern.all(message("document"), FilterPattern.stringValue("$.level", "=", "ERROR")),
    value: byOutcome,
  });
  return {
    answers: (outcome, options) => answers({ dimensionsMap: { Outcome: outcome }, ...options }),
    firstToken: count("FirstToken", {
      writtenBy: ({ streams }) => streams === true,
      lines: FilterPattern.all(message("answer"), has("$.firstTokenMilliseconds")),
      value: { metricValue: "$.firstTokenMilliseconds", unit: Unit.MILLISECONDS },
    }),
    modelCost: count("ModelCost", {
      writtenBy: ({ needs }) => needs.some((need) => need === "chat-models" || need === "embeddings"),
      lines: FilterPattern.all(message("model call"), has("$.costUsd")),
      value: { metricValue: "$.costUsd" },
    }),
    documents: (outcome, options) => documents({ dimensionsMap: { Outcome: outcome }, ...options }),
  };
};

interface LineMetric {
  writtenBy(one: DeployedFunction): boolean;
  lines: IFilterPattern;
  value: Pick<MetricFilterOptions, "metricValue" | "unit" | "dimensions">;
}

const everyFiveMinutes = { period: Duration.minutes(5), statistic: "Sum" };
const byOutcome = { metricValue: "1", unit: Unit.COUNT, dimensions: { Outcome: "$.outcome" } };

/** Lines in which the field is a number, so that the metric has a value. */
const has = (field: string) => FilterPattern.numberValue(field, ">=", 0);

const message = (text: string) => FilterPattern.stringValue("$.message", "=", text);
