import { Stack } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Construct } from "constructs";
import type { Options } from "../../options.ts";
import { type AlarmDefinition, alarmsOf } from "./alarm-list.ts";
import type { Measured } from "./log-metrics.ts";
import type { Watched } from "./watched.ts";

/** An alarm for each watch; whoever is named is told when it goes off, and when it is over. */
export const createAlarms = (scope: Construct, watched: Watched, measured: Measured): Alarm[] => {
  const action = mailTo(scope, watched.options);
  return alarmsOf(watched, measured).map((watch) => {
    const alarm = alarmOn(scope, watch);
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
