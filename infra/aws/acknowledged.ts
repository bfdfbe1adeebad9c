import { CfnResource, type Stack, Validations } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import { contract } from "../../shared/contract/index.ts";
import type { Route } from "../../shared/contract/route.ts";
import { type LambdaFunction, functions as manifest } from "../functions.ts";
import { filesOf, type Resources, readingsOf } from "./needs.ts";

export interface Acknowledgement {
  /** Path of the construct in the stack. */
  at: string;
  /** The finding of cdk-nag; `<path>` stands for the resource at that path. */
  id: string;
  reason: string;
}

/** Tells cdk-nag which of its findings are meant, and why; what isn't listed here fails the synthesis. */
export const acknowledgeFindings = (stack: Stack, resources: Resources): void => {
  for (const { at, id, reason } of [...acknowledgements, ...wildcardsOfNeeds(stack, resources)]) {
    const construct = find(stack, at);
    if (construct) Validations.of(construct).acknowledge({ id: withLogicalIds(stack, id), reason });
  }
};

/** Permissions of functions that end in a star: what is behind it gets its name while the product runs. */
const wildcardsOfNeeds = (stack: Stack, { search, uploads, socket, models }: Resources): Acknowledgement[] =>
  [
    { needs: ["search-read", "search-write"], arns: [`${search.domainArn}/*`], reason: searchPaths },
    {
      needs: ["uploads-read", "uploads-write", "uploads-remove"],
      arns: [filesOf(uploads)],
      reason: uploadedFiles,
    },
    {
      needs: ["readings-read", "readings-write", "readings-remove"],
      arns: [readingsOf(uploads)],
      reason: readings,
    },
    { needs: ["socket"], arns: [socket.connectionsArn], reason: connections },
    { needs: ["models"], arns: models.bedrockArns, reason: anyRegion },
  ].flatMap(({ needs, arns, reason }) =>
    needing(needs).flatMap((name) =>
      wildcards(
        `Functions/${name}/Role`,
        reason,
        arns.map((arn) => `Resource::${shown(stack.resolve(arn))}`),
      ),
    ),
  );

const files =
  "It is reached by CloudFront or by the functions alone, whose requests are logged; a log of its own would keep visitors' addresses.";
const deployer =
  "CDK's own function that puts the site into its bucket while the stack is deployed; nobody can call it in between.";
const searchPaths = "The paths of one domain: the names of its indexes are the functions' own affair.";
const uploadedFiles = "The files of one bucket: every document has a key of its own.";
const readings = "What was read of the documents of one bucket: every reading has a key of its own.";
const connections = "Connections come and go; the permission covers those of one API only.";
const caller = "Anybody may connect; the function checks the token that comes with the connection.";
const openRoute =
  "Visitors are nobody's user: the route is public, or its function checks the visitor's own token.";

const anyRegion = "An inference profile answers from whichever of its regions has room; the model is named.";

const deployment = "Custom::CDKBucketDeployment8693BB64968944B69AAFB0CC9EB8756C512MiB";
const bucketActions = ["GetBucket*", "GetObject*", "List*", "Abort*", "DeleteObject*"].map(
  (action) => `Action::s3:${action}`,
);
const assets = "arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*";

const wildcards = (at: string, reason: string, findings: string[]): Acknowledgement[] =>
  findings.map((finding) => ({ at, id: `AwsSolutions-IAM5[${finding}]`, reason }));

const needing = (needs: string[]): string[] =>
  Object.entries<LambdaFunction>(manifest)
    .filter(([, definition]) => definition.needs.some((need) => needs.includes(need)))
    .map(([name]) => name);

/** The routes of the HTTP API that ask for no owner's token, by their place in the stack. */
const openRoutes = Object.values<Record<string, Route>>(contract)
  .flatMap((area) => Object.values(area))
  .filter(({ access, streams }) => access !== "owner" && !streams)
  .flatMap(({ method, path }) =>
    [method, "OPTIONS"].map((verb) => `Http/Api/${verb}${path.replaceAll("/", "--")}`),
  );

export const acknowledgements: Acknowledgement[] = [
  {
    at: "Auth/Owners",
    id: "AwsSolutions-COG1",
    reason:
      "The product asks for eight characters with a capital and a digit, and offers an authenticator app.",
  },
  { at: "Auth/Owners", id: "AwsSolutions-COG2", reason: "A second factor is each owner's own choice." },
  {
    at: "Auth/Owners",
    id: "AwsSolutions-COG8",
    reason:
      "The Plus plan is paid per user; an installation can switch to it without a change to the product.",
  },
  {
    at: "Trust/AppSecret",
    id: "AwsSolutions-SMG4",
    reason:
      "A new secret ends every visitor's session and has to reach CloudFront as well: it is changed by hand.",
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
    reason:
      "An access log would keep visitors' addresses; the firewall's metrics and the functions' logs do without.",
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
    reason: "One node carries the default size; searchEndpoint takes more.",
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
  ...openRoutes.map((at) => ({ at, id: "AwsSolutions-APIG4", reason: openRoute })),
  { at: deployment, id: "AwsSolutions-L1", reason: deployer },
  {
    at: deployment,
    id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    reason: deployer,
  },
  ...wildcards(deployment, deployer, [
    ...bucketActions,
    "Resource::*",
    "Resource::<Site/Files.Arn>/*",
    `Resource::${assets}`,
  ]),
];

const find = (stack: Stack, path: string): IConstruct | undefined =>
  path.split("/").reduce<IConstruct | undefined>((at, id) => at?.node.tryFindChild(id), stack);

/** cdk-nag names resources by their logical ids, which change with the paths they are made from. */
const withLogicalIds = (stack: Stack, id: string): string =>
  id.replaceAll(/<([\w/]+)(\.Arn)?>/g, (whole, path: string, attribute = "") => {
    const resource = find(stack, path)?.node.defaultChild;
    return resource instanceof CfnResource ? `<${stack.getLogicalId(resource)}${attribute}>` : whole;
  });

/** A resolved value as cdk-nag writes it: references in angle brackets. */
const shown = (value: unknown): string => {
  if (typeof value === "string") return value;
  const [[kind, content] = []] = Object.entries(Object(value));
  if (kind === "Ref") return `<${content}>`;
  if (kind === "Fn::GetAtt" && Array.isArray(content)) return `<${content.join(".")}>`;
  return Array.isArray(content) && Array.isArray(content[1])
    ? content[1].map(shown).join("")
    : JSON.stringify(value);
};
