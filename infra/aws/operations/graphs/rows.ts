import { Duration } from "aws-cdk-lib";
import { type IMetric, type IWidget, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { DeployedFunction } from "../../deployed-function.ts";
import { answerOutcomes, documentFailures, type Measured } from "../log-metrics.ts";
import type { Watched } from "../watched.ts";
import { domainRow } from "./domain-row.ts";
import { graph } from "./graph.ts";

const period = Duration.minutes(5);
const sum = { period, statistic: "Sum" };
const p50 = { period, statistic: "p50", label: "half of them" };
const p99 = { period, statistic: "p99", label: "all but one in a hundred" };

/** Rows of graphs. Up to fifty metrics a dashboard is free. */
export const rowsOf = (watched: Watched, measured: Measured): IWidget[][] => {
  const { options, functions, uploads, api, table, search } = watched;
  const reading = functions.filter(({ onQueue }) => onQueue);
  const busy = functions.filter(({ streams, onQueue }) => streams || onQueue);
  return [
    [
      graph(
        "Answers, by how they ended",
        answerOutcomes.map((one) => measured.answers(one, { label: one })),
        {
          stacked: true,
        },
      ),
      graph("Time to the first token (ms)", [measured.firstToken(p50), measured.firstToken(p99)]),
      graph("Models, US dollars a day", [measured.modelCost({ period: Duration.days(1), label: "cost" })], {
        leftAnnotations: [{ value: options.modelBudget, label: "modelBudget" }],
      }),
    ],
    [
      graph("Documents waiting", [
        uploads.queue.metricApproximateNumberOfMessagesVisible({ period, label: "waiting" }),
        uploads.deadLetters.metricApproximateNumberOfMessagesVisible({ period, label: "dead letters" }),
      ]),
      graph("Oldest waiting document (s)", [
        uploads.queue.metricApproximateAgeOfOldestMessage({ period, label: "age" }),
      ]),
      graph("Tries of documents that failed", [
        ...documentFailures.map((one) => measured.documents(one, { label: one })),
        ...reading.map(({ lambda }) => lambda.metricErrors({ ...sum, label: "broke off" })),
      ]),
    ],
    [
      graph("API, refused and failed", [
        api.metricClientError({ ...sum, label: "4xx" }),
        api.metricServerError({ ...sum, label: "5xx" }),
        ...functions.filter(({ streams }) => streams).flatMap(urlErrors),
      ]),
      graph("API, time to the reply (ms)", [api.metricLatency(p50), api.metricLatency(p99)]),
      graph("Database, throttled", throttledIn(table.tableName)),
    ],
    [
      graph(
        "Functions, errors",
        functions.map(({ name, lambda }) => lambda.metricErrors({ ...sum, label: name })),
      ),
      graph(
        "Functions, throttled",
        busy.map(({ name, lambda }) => lambda.metricThrottles({ ...sum, label: name })),
      ),
      graph("Functions, running at once", busy.map(running)),
    ],
    ...domainRow(search.domain),
  ];
};

/** Answers come by the function's own address, past the API. */
const urlErrors = ({ name, lambda }: DeployedFunction): IMetric[] => [
  lambda.metric("Url4xxCount", { ...sum, label: `${name}, 4xx` }),
  lambda.metric("Url5xxCount", { ...sum, label: `${name}, 5xx` }),
];

const running = ({ name, lambda }: DeployedFunction): IMetric =>
  lambda.metric("ConcurrentExecutions", { period, statistic: "Maximum", label: name });

const throttledIn = (TableName: string): IMetric[] =>
  ["ReadThrottleEvents", "WriteThrottleEvents"].flatMap((metricName) => [
    new Metric({ namespace, metricName, dimensionsMap: { TableName }, ...sum }),
    new Metric({ namespace, metricName, dimensionsMap: { TableName, GlobalSecondaryIndexName }, ...sum }),
  ]);

const namespace = "AWS/DynamoDB";
const GlobalSecondaryIndexName = "gsi1";
