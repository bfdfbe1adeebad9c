import { RemovalPolicy } from "aws-cdk-lib";
import { EbsDeviceVolumeType } from "aws-cdk-lib/aws-ec2";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, ResourcePolicy, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Domain, EngineVersion, type IDomain, TLSSecurityPolicy } from "aws-cdk-lib/aws-opensearchservice";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";
import type { Uploads } from "./uploads.ts";

export interface SearchPlace {
  /** Environment of the functions that search. */
  environment: Record<string, string>;
  read: PolicyStatement[];
  write: PolicyStatement[];
  /** Resources of the permissions that end in a wildcard. */
  wildcards: string[];
  /** The stack's own domain, if it has one. */
  domain?: Domain;
}

/** Where passages are searched: a domain of the stack's own, one that exists, or indexes in the bucket of uploads. */
export const createSearch = (stack: Construct, options: Options, uploads: Uploads): SearchPlace => {
  if (options.search === "embedded") return inBucket(uploads);
  const scope = new Construct(stack, "Search");
  if (options.search !== "domain") return existing(scope, options.search);
  const domain = ownDomain(scope, options);
  return { ...inDomain(`https://${domain.domainEndpoint}`, domain), domain };
};

const inBucket = ({ bucket }: Uploads): SearchPlace => {
  const indexes = bucket.arnForObjects("index/*");
  const read = [
    allow(["s3:GetObject"], [indexes]),
    // Without it S3 answers "access denied" instead of "no such key" for the index of a chatbot without documents.
    allow(["s3:ListBucket"], [bucket.bucketArn]),
  ];
  return {
    environment: { SEARCH: "embedded", SEARCH_BUCKET: bucket.bucketName },
    read,
    write: [...read, allow(["s3:PutObject", "s3:DeleteObject"], [indexes])],
    wildcards: [indexes],
  };
};

const inDomain = (endpoint: string, domain: IDomain): SearchPlace => {
  const paths = `${domain.domainArn}/*`;
  return {
    environment: { SEARCH_ENDPOINT: endpoint },
    read: [allow(["es:ESHttpGet", "es:ESHttpPost"], [paths])],
    write: [allow(["es:ESHttpGet", "es:ESHttpPost", "es:ESHttpPut"], [paths])],
    wildcards: [paths],
  };
};

/** Permissions apply to a domain of this account only. */
const existing = (scope: Construct, endpoint: string): SearchPlace =>
  /^https:\/\/search-.+\.es\.amazonaws\.com\/?$/.test(endpoint)
    ? inDomain(endpoint, Domain.fromDomainEndpoint(scope, "Domain", endpoint))
    : { environment: { SEARCH_ENDPOINT: endpoint }, read: [], write: [], wildcards: [] };

const allow = (actions: string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions, resources });

const ownDomain = (scope: Construct, { searchInstanceType, searchVolumeGb }: Options): Domain => {
  const slowQueries = logGroup(scope, "SlowQueries");
  const slowIndexing = logGroup(scope, "SlowIndexing");
  const mayLog = allowLogging(scope, [slowQueries, slowIndexing]);
  const domain = new Domain(scope, "Domain", {
    version: EngineVersion.openSearch("2.19"),
    capacity: {
      dataNodes: 1,
      dataNodeInstanceType: searchInstanceType ?? "t3.small.search",
      multiAzWithStandbyEnabled: false,
    },
    ebs: { volumeSize: searchVolumeGb ?? 20, volumeType: EbsDeviceVolumeType.GP3 },
    enforceHttps: true,
    tlsSecurityPolicy: TLSSecurityPolicy.TLS_1_2,
    nodeToNodeEncryption: true,
    encryptionAtRest: { enabled: true },
    enableAutoSoftwareUpdate: true,
    logging: {
      slowSearchLogEnabled: true,
      slowSearchLogGroup: slowQueries,
      slowIndexLogEnabled: true,
      slowIndexLogGroup: slowIndexing,
    },
    suppressLogsResourcePolicy: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  domain.node.addDependency(mayLog);
  return domain;
};

const logGroup = (scope: Construct, id: string): LogGroup =>
  new LogGroup(scope, id, { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY });

const allowLogging = (scope: Construct, groups: LogGroup[]): ResourcePolicy =>
  new ResourcePolicy(scope, "MayLog", {
    policyStatements: [
      new PolicyStatement({
        principals: [new ServicePrincipal("es.amazonaws.com")],
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: groups.map((group) => group.logGroupArn),
      }),
    ],
  });
