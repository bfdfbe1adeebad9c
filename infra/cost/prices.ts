export interface Price {
  /** US dollars for one unit. */
  dollars: number;
  unit: string;
  /** The permanent free allowance of an account each month. */
  freeEachMonth?: number;
  source: string;
}

const million = 1e-6;

/**
 * AWS's on-demand prices in us-east-1 by the services' public pricing pages at the end of 2025; the first step of
 * every scale. Allowances that end after a year, or are credits of new accounts, are left out.
 */
export const prices = {
  secret: { dollars: 0.4, unit: "secret", source: "aws.amazon.com/secrets-manager/pricing" },
  alarm: {
    dollars: 0.1,
    unit: "alarm metric",
    freeEachMonth: 10,
    source: "aws.amazon.com/cloudwatch/pricing",
  },
  dashboard: { dollars: 3, unit: "dashboard", freeEachMonth: 3, source: "aws.amazon.com/cloudwatch/pricing" },
  metric: {
    dollars: 0.3,
    unit: "metric-month",
    freeEachMonth: 10,
    source: "aws.amazon.com/cloudwatch/pricing",
  },
  logs: { dollars: 0.5, unit: "GB", freeEachMonth: 5, source: "aws.amazon.com/cloudwatch/pricing" },
  firewall: { dollars: 5, unit: "web ACL", source: "aws.amazon.com/waf/pricing" },
  firewallRule: { dollars: 1, unit: "rule", source: "aws.amazon.com/waf/pricing" },
  firewallRequest: { dollars: 0.6 * million, unit: "request", source: "aws.amazon.com/waf/pricing" },
  searchDisk: { dollars: 0.122, unit: "GB-month", source: "aws.amazon.com/opensearch-service/pricing" },
  queueRequest: {
    dollars: 0.4 * million,
    unit: "request",
    freeEachMonth: 1_000_000,
    source: "aws.amazon.com/sqs/pricing",
  },
  functionRequest: {
    dollars: 0.2 * million,
    unit: "request",
    freeEachMonth: 1_000_000,
    source: "aws.amazon.com/lambda/pricing",
  },
  functionTime: {
    dollars: 0.0000133334,
    unit: "GB-second (arm64)",
    freeEachMonth: 400_000,
    source: "aws.amazon.com/lambda/pricing",
  },
  apiRequest: { dollars: 1 * million, unit: "request", source: "aws.amazon.com/api-gateway/pricing" },
  socketMessage: { dollars: 1 * million, unit: "message", source: "aws.amazon.com/api-gateway/pricing" },
  tableRead: {
    dollars: 0.125 * million,
    unit: "read unit",
    source: "aws.amazon.com/dynamodb/pricing/on-demand",
  },
  tableWrite: {
    dollars: 0.625 * million,
    unit: "write unit",
    source: "aws.amazon.com/dynamodb/pricing/on-demand",
  },
  tableStorage: {
    dollars: 0.25,
    unit: "GB-month",
    freeEachMonth: 25,
    source: "aws.amazon.com/dynamodb/pricing/on-demand",
  },
  tableBackup: { dollars: 0.2, unit: "GB-month", source: "aws.amazon.com/dynamodb/pricing/on-demand" },
  fileRead: { dollars: 0.4 * million, unit: "GET", source: "aws.amazon.com/s3/pricing" },
  fileWrite: { dollars: 5 * million, unit: "PUT or LIST", source: "aws.amazon.com/s3/pricing" },
  fileStorage: { dollars: 0.023, unit: "GB-month", source: "aws.amazon.com/s3/pricing" },
  owner: {
    dollars: 0.015,
    unit: "owner who signs in",
    freeEachMonth: 10_000,
    source: "aws.amazon.com/cognito/pricing",
  },
  guardedOwner: { dollars: 0.02, unit: "owner who signs in", source: "aws.amazon.com/cognito/pricing" },
  siteRequest: {
    dollars: 1 * million,
    unit: "request",
    freeEachMonth: 10_000_000,
    source: "aws.amazon.com/cloudfront/pricing",
  },
  siteTransfer: {
    dollars: 0.085,
    unit: "GB",
    freeEachMonth: 1024,
    source: "aws.amazon.com/cloudfront/pricing",
  },
  siteProgram: {
    dollars: 0.1 * million,
    unit: "run",
    freeEachMonth: 2_000_000,
    source: "aws.amazon.com/cloudfront/pricing",
  },
} satisfies Record<string, Price>;

/** A data node of OpenSearch for an hour. */
const nodeHours: Record<string, number> = {
  "t3.small.search": 0.036,
  "t3.medium.search": 0.073,
  "c6g.large.search": 0.113,
  "m6g.large.search": 0.128,
  "r6g.large.search": 0.167,
};

/** Throws if the price of the instance type is not known. */
export const nodeHour = (instanceType: string): Price => {
  const dollars = nodeHours[instanceType];
  if (dollars === undefined)
    throw new Error(
      `The price of ${instanceType} is not known: add it to infra/cost/prices.ts. Known are ${Object.keys(nodeHours).join(", ")}.`,
    );
  return { dollars, unit: "hour", source: "aws.amazon.com/opensearch-service/pricing" };
};
