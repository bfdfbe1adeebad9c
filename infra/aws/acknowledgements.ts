export interface Acknowledgement {
  /** Path of the construct in the stack. */
  at: string;
  /** The finding of cdk-nag; `<path>` stands for the resource at that path. */
  id: string;
  reason: string;
}

const files =
  "It is reached by CloudFront or by the functions alone, whose requests are logged; a log of its own would keep visitors' addresses.";
const deployer =
  "CDK's own function that puts the site into its bucket while the stack is deployed; nobody can call it in between.";
const caller = "Anybody may connect; the function checks the token that comes with the connection.";

const deployment = "Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB";
const bucketActions = ["GetBucket*", "GetObject*", "List*", "Abort*", "DeleteObject*"].map(
  (action) => `Action::s3:${action}`,
);
const basicExecution =
  "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]";
const assets = "arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*";

/** Permissions that end in a star, as cdk-nag names them. */
export const wildcards = (at: string, reason: string, findings: string[]): Acknowledgement[] =>
  findings.map((finding) => ({ at, id: `AwsSolutions-IAM5[${finding}]`, reason }));

export const acknowledgements: Acknowledgement[] = [
  {
    at: "Auth/Owners",
    id: "AwsSolutions-COG1",
    reason: "The product asks for eight characters with a capital and a digit.",
  },
  {
    at: "Auth/Owners",
    id: "AwsSolutions-COG2",
    reason: "The sign-in page asks for no codes: with a second factor nobody could sign in.",
  },
  {
    at: "Auth/Owners",
    id: "AwsSolutions-COG8",
    reason: "The Plus plan is paid per user; -c threatProtection=enforce takes it.",
  },
  {
    at: "Trust/AppSecret",
    id: "AwsSolutions-SMG4",
    reason: "A new secret ends every visitor's session: it is changed by hand.",
  },
  {
    at: "Origin/Secret",
    id: "AwsSolutions-SMG4",
    reason: "CloudFront takes a new version with a deployment: it is rotated by hand, as the README says.",
  },
  { at: "Uploads/Files", id: "AwsSolutions-S1", reason: files },
  { at: "Site/Files", id: "AwsSolutions-S1", reason: files },
  {
    at: "Site/Distribution/Origin1",
    id: "Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk",
    reason:
      "Nobody can list the bucket: the root is led to a page, and query strings don't reach the bucket.",
  },
  {
    at: "Site/Distribution",
    id: "AwsSolutions-CFR1",
    reason: "The product is for visitors from everywhere.",
  },
  {
    at: "Site/Distribution",
    id: "AwsSolutions-CFR3",
    reason: "An access log would keep visitors' addresses; the functions' logs do without.",
  },
  {
    at: "Site/Distribution",
    id: "AwsSolutions-CFR4",
    reason: "CloudFront's own host name can't demand TLS 1.2 of visitors; with domainName the stack does.",
  },
  {
    at: "Search/Domain",
    id: "AwsSolutions-OS1",
    reason: "The functions run outside a VPC; the domain takes signed requests of their roles only.",
  },
  {
    at: "Search/Domain",
    id: "AwsSolutions-OS3",
    reason: "Functions have no fixed addresses; requests are signed.",
  },
  {
    at: "Search/Domain",
    id: "AwsSolutions-OS4",
    reason: "One node carries the default size; -c search=<address> takes a domain with more.",
  },
  {
    at: "Search/Domain",
    id: "AwsSolutions-OS5",
    reason:
      "There is no access policy: roles of this account get in by their own permissions, nobody unsigned.",
  },
  {
    at: "Search/Domain",
    id: "AwsSolutions-OS7",
    reason: "The index can be made anew from the uploaded files, so one zone is enough at the default size.",
  },
  {
    at: "Socket/Stage",
    id: "AwsSolutions-APIG1",
    reason: "It would need a role for the whole account's API Gateway.",
  },
  ...["$connect", "$disconnect", "$default"].map((route) => ({
    at: `Socket/Api/${route}-Route`,
    id: "AwsSolutions-APIG4",
    reason: caller,
  })),
  { at: deployment, id: "AwsSolutions-L1", reason: deployer },
  { at: deployment, id: basicExecution, reason: deployer },
  ...wildcards(deployment, deployer, [
    ...bucketActions,
    "Resource::*",
    "Resource::<Site/Files.Arn>/*",
    `Resource::${assets}`,
  ]),
];

/** What else is meant where no firewall stands before the site. */
export const unguarded: Acknowledgement[] = [
  {
    at: "Site/Distribution",
    id: "AwsSolutions-CFR2",
    reason:
      "Left out by whoever deploys: a firewall costs more a month than all else of a small installation, and -c firewall=on adds it.",
  },
];
