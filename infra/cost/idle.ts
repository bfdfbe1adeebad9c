import * as z from "zod";
import type { Resource, Template } from "../aws/template.ts";
import { assumed, hoursOfMonth } from "./assumptions.ts";
import type { Item } from "./item.ts";
import { nodeHour, prices } from "./prices.ts";

/** The costs of the template in a month without use. Throws for a resource type without a known price. */
export const idle = ({ Resources }: Template): Item[] =>
  merged(
    Object.entries(Resources).flatMap(([id, resource]) => {
      if (isFree(resource.Type)) return [];
      const itemsOf = priced[resource.Type];
      if (!itemsOf)
        throw new Error(
          `Nobody has said yet what ${resource.Type} (${id}) costs while idle: say so in infra/cost/idle.ts.`,
        );
      return itemsOf(resource);
    }),
  );

const merged = (items: Item[]): Item[] =>
  [...Map.groupBy(items, ({ what }) => what).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amount: others.reduce((sum, { amount }) => sum + amount, first.amount) }] : [],
  );

/** Types that cost nothing idle: runs and storage are counted in usage.ts. */
const isFree = (type: string): boolean => free.has(type) || type.startsWith("AWS::IAM::");

const free = new Set([
  "AWS::ApiGatewayV2::Api",
  "AWS::ApiGatewayV2::Authorizer",
  "AWS::ApiGatewayV2::Integration",
  "AWS::ApiGatewayV2::Route",
  "AWS::ApiGatewayV2::RouteResponse",
  "AWS::ApiGatewayV2::Stage",
  "AWS::CloudFront::CachePolicy",
  "AWS::CloudFront::Distribution",
  "AWS::CloudFront::Function",
  "AWS::CloudFront::OriginAccessControl",
  "AWS::CloudFront::ResponseHeadersPolicy",
  "AWS::Cognito::UserPool",
  "AWS::Cognito::UserPoolClient",
  "AWS::Cognito::UserPoolRiskConfigurationAttachment",
  "AWS::Lambda::EventInvokeConfig",
  "AWS::Lambda::Function",
  "AWS::Lambda::LayerVersion",
  "AWS::Lambda::Permission",
  "AWS::Lambda::Url",
  "AWS::Lambda::Version",
  "AWS::Logs::LogGroup",
  "AWS::Logs::MetricFilter",
  "AWS::Logs::QueryDefinition",
  "AWS::Logs::ResourcePolicy",
  "AWS::S3::Bucket",
  "AWS::S3::BucketPolicy",
  "AWS::SNS::Subscription",
  "AWS::SNS::Topic",
  "AWS::SNS::TopicPolicy",
  "AWS::SQS::Queue",
  "AWS::SQS::QueuePolicy",
  "AWS::SSM::Parameter",
  "Custom::CDKBucketDeployment",
  "Custom::Trigger",
]);

const Alarm = z.object({ Metrics: z.array(z.object({ MetricStat: z.unknown().optional() })).optional() });
const WebAcl = z.object({ Rules: z.array(z.unknown()).default([]) });
const Table = z.object({
  BillingMode: z.literal("PAY_PER_REQUEST"),
  SSESpecification: z.undefined().optional(),
  Replicas: z.array(z.unknown()).length(1),
});
const Rule = z.object({ ScheduleExpression: z.string().optional() });
const Domain = z.object({
  ClusterConfig: z.object({ InstanceType: z.string(), InstanceCount: z.number() }),
  EBSOptions: z.object({ VolumeSize: z.number(), VolumeType: z.literal("gp3") }),
});

const priced: Record<string, (resource: Resource) => Item[]> = {
  "AWS::SecretsManager::Secret": () => [{ what: "Secret", amount: 1, price: prices.secret }],
  "AWS::CloudWatch::Alarm": ({ Properties }) => {
    const { Metrics } = Alarm.parse(Properties);
    const amount = Metrics?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;
    return [{ what: "Alarms, by their metrics", amount, price: prices.alarm }];
  },
  "AWS::CloudWatch::Dashboard": () => [{ what: "Dashboard", amount: 1, price: prices.dashboard }],
  "AWS::WAFv2::WebACL": ({ Properties }) => [
    { what: "Firewall", amount: 1, price: prices.firewall },
    { what: "Firewall's rules", amount: WebAcl.parse(Properties).Rules.length, price: prices.firewallRule },
  ],
  "AWS::OpenSearchService::Domain": ({ Properties }) => {
    const { ClusterConfig, EBSOptions } = Domain.parse(Properties);
    const { InstanceType, InstanceCount } = ClusterConfig;
    return [
      {
        what: `OpenSearch, ${InstanceType}`,
        amount: InstanceCount * hoursOfMonth,
        price: nodeHour(InstanceType),
      },
      { what: "OpenSearch's disk", amount: InstanceCount * EBSOptions.VolumeSize, price: prices.searchDisk },
    ];
  },
  // On demand, with AWS's own key, in one region: storage and requests only.
  "AWS::DynamoDB::GlobalTable": ({ Properties }) => {
    Table.parse(Properties);
    return [];
  },
  "AWS::Events::Rule": ({ Properties }) => {
    const [, minutes] =
      /^rate\((\d+) minutes?\)$/.exec(Rule.parse(Properties).ScheduleExpression ?? "") ?? [];
    if (!minutes) return [];
    const calls = (hoursOfMonth * 60) / Number(minutes);
    const gigabyteSeconds =
      (calls * assumed.scheduledMilliseconds.value * assumed.scheduledMegabytes.value) / 1024e3;
    return [
      { what: "Calls on schedule", amount: calls, price: prices.functionRequest },
      { what: "Their time", amount: gigabyteSeconds, price: prices.functionTime },
      {
        what: "What they read of the table",
        amount: calls * assumed.scheduledReads.value,
        price: prices.tableRead,
      },
      { what: "Their logs", amount: (calls * assumed.scheduledLogBytes.value) / 1e9, price: prices.logs },
    ];
  },
  "AWS::Lambda::EventSourceMapping": () => [
    {
      what: "Looking into the queue",
      amount: (assumed.pollers.value * hoursOfMonth * 3600) / assumed.pollSeconds.value,
      price: prices.queueRequest,
    },
  ],
};
