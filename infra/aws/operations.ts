import { Duration, Stack } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import type { Options } from "../options.ts";
import type { ChatUrl } from "./chat-url.ts";
import type { DeployedFunction } from "./functions.ts";
import type { Uploads } from "./uploads.ts";

interface Watched {
  options: Options;
  functions: DeployedFunction[];
  uploads: Uploads;
  api: HttpApi;
  chatUrls: ChatUrl[];
}

interface Watch {
  id: string;
  meaning: string;
  metric: IMetric;
  /** It rings when the metric is above this. */
  above: number;
}

const period = Duration.minutes(5);

/** Alarms for what a person has to look at, and one page of graphs to look at it with. */
export const createOperations = (stack: Stack, watched: Watched): void => {
  const scope = new Construct(stack, "Operations");
  const action = mailTo(scope, watched.options);
  const watches = watchesOf(scope, watched);
  for (const watch of watches) {
    const alarm = alarmOn(scope, watch);
    if (action) alarm.addAlarmAction(action);
  }
  new Dashboard(scope, "Dashboard", {
    dashboardName: stack.stackName,
    widgets: [
      watches.map(({ meaning, metric }) => new GraphWidget({ title: meaning, left: [metric], width: 12 })),
    ],
  });
};

const alarmOn = (scope: Construct, { id, meaning, metric, above }: Watch): Alarm =>
  new Alarm(scope, id, {
    alarmDescription: meaning,
    metric,
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });

const watchesOf = (scope: Construct, { functions, uploads, api, chatUrls }: Watched): Watch[] => [
  ...functions.map(({ name, lambda }) => ({
    id: `${name}-errors`,
    meaning: `The function ${name} fails`,
    metric: lambda.metricErrors({ period }),
    above: 0,
  })),
  ...chatUrls.map(({ function: { name, logs } }) => ({
    id: `${name}-failures`,
    meaning: `Answers of ${name} break off`,
    metric: failuresIn(scope, name, logs),
    above: 0,
  })),
  {
    id: "dead-letters",
    meaning: "Documents failed for good and wait in the dead-letter queue",
    metric: uploads.deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    above: 0,
  },
  {
    id: "documents-waiting",
    meaning: "The oldest waiting document has waited for more than ten minutes (seconds)",
    metric: uploads.queue.metricApproximateAgeOfOldestMessage({ period }),
    above: 600,
  },
  {
    id: "server-errors",
    meaning: "The API answers with server errors",
    metric: api.metricServerError({ period, statistic: "Sum" }),
    above: 0,
  },
];

/** Counts the errors that a function logs; it logs those nobody can act on, once each. */
const failuresIn = (scope: Construct, name: string, logGroup: LogGroup): IMetric =>
  new MetricFilter(scope, `${name}-failure-count`, {
    logGroup,
    metricNamespace: Stack.of(scope).stackName,
    metricName: `${name}-failures`,
    filterPattern: FilterPattern.stringValue("$.level", "=", "ERROR"),
  }).metric({ period, statistic: "Sum" });

const mailTo = (scope: Construct, { alarmEmail }: Options): SnsAction | undefined => {
  if (!alarmEmail) return undefined;
  const topic = new Topic(scope, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  return new SnsAction(topic);
};
