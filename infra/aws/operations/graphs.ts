import { Duration } from "aws-cdk-lib";
import {
  GraphWidget,
  type GraphWidgetProps,
  type IMetric,
  type IWidget,
  Metric,
} from "aws-cdk-lib/aws-cloudwatch";
import type { IDomain } from "aws-cdk-lib/aws-opensearchservice";
import type { DeployedFunction } from "../deployed-function.ts";
import { answerOutcomes, documentFailures, type Measured } from "./log-metrics.ts";
import type { Watched } from "./watched.ts";

const period = Duration.minutes(5);
const sum = { period, statistic: "Sum" };
const p50 = { period, statistic: "p50", label: "half of them" };
const p99 = { period, statistic: "p99", label: "all but one in a hundred" };

/** Rows of graphs. Up to fifty metrics a dashboard is free. */
export const rowsOf = (watched: Watched, measured: Measured): IWidget[][] => {
  const { options, functions, queues, api, table, search } = watched;
  const readers = functions.filter(({ onQueue }) => onQueue === "uploads");
  const busy = functions.filter(
    ({ streams, isRepeated, onQueue }) => (streams && !isRepeated) || onQueue === "uploads",
  );
  const unswept = Object.values(queues).filter(({ isSwept }) => !isSwept);
  // Failures of readers have a graph of their own, a scheduled call and that of the demo are repeated, and a plain route's
  // failure is a 5xx.
  const lone = functions.filter(
    (one) =>
      one.streams ||
      !(one.onQueue || one.everyMinutes !== undefined || one.isRepeated || one.routes.length > 0),
  );
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
      graph(
        "Queues, messages waiting",
        Object.values(queues).flatMap(({ work, queue, deadLetters, isSwept }) => [
          ...(isSwept ? [] : [queue.metricApproximateNumberOfMessagesVisible({ period, label: work })]),
          deadLetters.metricApproximateNumberOfMessagesVisible({ period, label: `${work}, dead letters` }),
        ]),
      ),
      graph(
        "Queues, age of the oldest message (s)",
        unswept.map(({ work, queue }) => queue.metricApproximateAgeOfOldestMessage({ period, label: work })),
      ),
      graph("Tries of documents that failed", [
        ...documentFailures.map((one) => measured.documents(one, { label: one })),
        ...readers.map(({ lambda }) => lambda.metricErrors({ ...sum, label: "broke off" })),
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
        lone.map(({ name, lambda }) => lambda.metricErrors({ ...sum, label: name })),
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

/** Streamed answers come from the function's own URL, not from the API. */
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

/** A row for the stack's own search domain, if it has one. */
const domainRow = (domain: IDomain | undefined): IWidget[][] =>
  domain
    ? [
        [
          graph("Search, time to the reply (ms)", [domain.metricSearchLatency({ period, statistic: "p99" })]),
          graph("Search, memory and processor (%)", [
            domain.metricJVMMemoryPressure({ period, label: "memory" }),
            domain.metricCPUUtilization({ period, label: "processor" }),
          ]),
          graph("Search, free disk (MB)", [domain.metricFreeStorageSpace({ period, label: "free" })]),
        ],
      ]
    : [];

/** A graph over a third of the page's width. */
const graph = (title: string, left: IMetric[], rest: Partial<GraphWidgetProps> = {}): IWidget =>
  new GraphWidget({ title, left, leftYAxis: { min: 0 }, width: 8, height: 6, ...rest });
