import { RemovalPolicy } from "aws-cdk-lib";
import { EbsDeviceVolumeType } from "aws-cdk-lib/aws-ec2";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { LogGroup, ResourcePolicy, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Domain, EngineVersion, type IDomain, TLSSecurityPolicy } from "aws-cdk-lib/aws-opensearchservice";
import { Construct } from "constructs";
import type { Options } from "../options.ts";

export interface SearchPlace {
  endpoint: string;
  /** Missing where the endpoint is no domain of this account: then no permission of AWS opens it. */
  domainArn?: string;
}

/** Where passages are searched: a domain of the stack's own, or one that exists. */
export const createSearch = (
  stack: Construct,
  { searchEndpoint, searchInstanceType }: Options,
): SearchPlace => {
  const scope = new Construct(stack, "Search");
  if (searchEndpoint) return existing(scope, searchEndpoint);
  const domain = ownDomain(scope, searchInstanceType);
  return { endpoint: `https://${domain.domainEndpoint}`, domainArn: domain.domainArn };
};

const existing = (scope: Construct, endpoint: string): SearchPlace => {
  if (!/^https:\/\/search-.+\.es\.amazonaws\.com\/?$/.test(endpoint)) return { endpoint };
  const domain: IDomain = Domain.fromDomainEndpoint(scope, "Domain", endpoint);
  return { endpoint, domainArn: domain.domainArn };
};

const ownDomain = (scope: Construct, dataNodeInstanceType: string): Domain => {
  const slowQueries = logGroup(scope, "SlowQueries");
  const slowIndexing = logGroup(scope, "SlowIndexing");
  const mayLog = allowLogging(scope, [slowQueries, slowIndexing]);
  const domain = new Domain(scope, "Domain", {
    version: EngineVersion.openSearch("2.19"),
    capacity: { dataNodes: 1, dataNodeInstanceType, multiAzWithStandbyEnabled: false },
    ebs: { volumeSize: 20, volumeType: EbsDeviceVolumeType.GP3 },
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
