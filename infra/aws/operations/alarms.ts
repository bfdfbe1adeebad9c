import { Duration, Stack } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { Options } from "../../options/options.ts";
import type { DeployedFunction } from "../deployed-function.ts";
import type { DeployedQueue } from "../queues.ts";
import type { Measured } from "./log-metrics.ts";
import type { Watched } from "./watched.ts";

interface AlarmDefinition {
  /** Also its row in the README's table. */
  name: string;
  happened: string;
  /** The receiver's first action. */
  firstStep: string;
  metric: IMetric;
  /** The alarm goes off when the metric exceeds this. */
  above: number;
}

/** All alarms. The option alarmEmail receives a mail when one goes off and when it is over. */
export const createAlarms = (scope: Construct, watched: Watched, measured: Measured): Alarm[] => {
  const action = mailTo(scope, watched.options);
  return alarmsOf(watched, measured).map((definition) => {
    const alarm = alarmOn(scope, definition);
    if (action) {
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
    }
    return alarm;
  });
};

const alarmOn = (scope: Construct, { name, happened, firstStep, metric, above }: AlarmDefinition): Alarm =>
  new Alarm(scope, name.replaceAll(" ", "-"), {
    alarmName: `${Stack.of(scope).stackName} ${name}`,
    alarmDescription: `${happened} ${firstStep} README: Alarms, ${name}.`,
    metric,
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });

const mailTo = (scope: Construct, { alarmEmail }: Options): SnsAction | undefined => {
  if (!alarmEmail) return undefined;
  const topic = new Topic(scope, "Alarms", { enforceSSL: true });
  topic.addSubscription(new EmailSubscription(alarmEmail));
  return new SnsAction(topic);
};

const period = Duration.minutes(5);

/** The conditions that a person has to look at. */
const alarmsOf = (
  { options, functions, queues, api }: Watched,
  { answers, modelCost }: Measured,
): AlarmDefinition[] => [
  {
    name: "answers failing",
    happened: "More than one answer broke within a quarter of an hour, after the model had been asked again.",
    firstStep: "Run the saved query 'Failures by code'.",
    // A visitor asks again after a failed answer: one transient failure sets off no alarm, a fault does, even with one visitor.
    metric: answers("failed", { period: Duration.minutes(15) }),
    above: 1,
  },
  ...Object.entries(queues)
    .filter(([, { isSwept }]) => !isSwept)
    .flatMap(([name, queue]) => alarmsOfQueue(queue, readerOf(functions, name))),
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

const alarmsOfQueue = ({ work, queue, deadLetters }: DeployedQueue, reader: string): AlarmDefinition[] => [
  {
    name: `${work} given up`,
    happened: `${capitalised(work)} failed at every try and lie in the dead-letter queue.`,
    firstStep: "Run the saved query 'Failures by code', mend the cause, then redrive the dead letters.",
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
    above: 0,
  },
  {
    name: `${work} stuck`,
    happened: `The oldest of the waiting ${work} has waited for more than ten minutes.`,
    firstStep: `See on the dashboard whether the ${reader} function runs, fails or is throttled.`,
    metric: queue.metricApproximateAgeOfOldestMessage({ period }),
    above: 600,
  },
];

const readerOf = (functions: DeployedFunction[], queue: string): string =>
  functions.find(({ onQueue }) => onQueue === queue)?.name ?? "";

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Failures that no other alarm covers. A failing function behind the API is a server error there, the reader of a queue
 * leaves messages waiting, a scheduled call, one on deployment and a deletion's event are repeated, a sign-in succeeds
 * without its entry in the activity log, a refused sign-up is an error, an applicant's page sends an answer again, and programs repeat a request by API key that was
 * throttled. Each metric in the sum is billed as an alarm.
 */
const uncovered = (functions: DeployedFunction[]): IMetric => {
  const isCovered = ({
    onQueue,
    onDeploy,
    onSignIn,
    onSignUp,
    onUserDeleted,
    everyMinutes,
    isRepeated,
  }: DeployedFunction) =>
    isRepeated || onQueue || onDeploy || onSignIn || onSignUp || onUserDeleted || everyMinutes !== undefined;
  const lone = functions.filter((one) => !isCovered(one) && (one.streams || one.routes.length === 0));
  const isVisited = ({ streams, routes }: DeployedFunction) =>
    streams && routes.some(({ access }) => access !== "apiKey");
  const metrics = lone.flatMap((one) => [
    one.lambda.metricErrors({ period }),
    ...(isVisited(one) ? [one.lambda.metricThrottles({ period })] : []),
  ]);
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric]));
  // A function that did not run has no data, and a sum with missing data is missing.
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(" + ");
  return new MathExpression({ expression, usingMetrics, period, label: "Failures without another alarm" });
};
