import { Aws, CfnCondition, CfnOutput, Fn } from "aws-cdk-lib";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import type { Options } from "../options/options.ts";

const requestsPerFiveMinutes = 2000;

/**
 * The ARN of the firewall before CloudFront: the one given as webAclArn, else the stack's own, else none. CloudFront
 * reads it in us-east-1 only: elsewhere the stack has none, and no output FirewallArn.
 */
export const createFirewall = (stack: Construct, { webAclArn, firewall }: Options): string | undefined => {
  if (webAclArn || firewall === "off") return webAclArn;
  const scope = new Construct(stack, "Firewall");
  const isHome = new CfnCondition(scope, "IsHome", {
    expression: Fn.conditionEquals(Aws.REGION, "us-east-1"),
  });
  const acl = new CfnWebACL(scope, "Acl", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: visible("firewall"),
    rules: [
      {
        name: "too-many-requests",
        priority: 0,
        action: { block: { customResponse: { responseCode: 429 } } },
        statement: { rateBasedStatement: { aggregateKeyType: "IP", limit: requestsPerFiveMinutes } },
        visibilityConfig: visible("too-many-requests"),
      },
      managed("AWSManagedRulesAmazonIpReputationList", 1),
      managed("AWSManagedRulesCommonRuleSet", 2, freeTextRules),
    ],
  });
  acl.cfnOptions.condition = isHome;
  new CfnOutput(stack, "FirewallArn", { value: acl.attrArn }).condition = isHome;
  return Fn.conditionIf(isHome.logicalId, acl.attrArn, Aws.NO_VALUE).toString();
};

/** These rules only count: questions and texts may be long and may contain markup, paths and addresses. */
const freeTextRules = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "EC2MetaDataSSRF_BODY",
];

const managed = (name: string, priority: number, counted: string[] = []): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: visible(name),
});

const visible = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});
