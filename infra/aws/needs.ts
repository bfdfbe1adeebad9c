import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { SignUpRule } from "#platform/access/owner/sign-up-rule.ts";
import type { LambdaFunction, Need, TableUse } from "#platform/area/function.ts";
import { urlVariableOf } from "../manifest.ts";
import { embedPageIn, jobPageIn, siteFilesIn } from "../site-build.ts";
import type { Auth } from "./auth.ts";
import { logoProvisions, logosOf } from "./logo-needs.ts";
import type { MailSettings } from "./mail-sender.ts";
import type { ModelChoice } from "./models.ts";
import type { OriginSecret } from "./origin-secret.ts";
import { allow, inBucket, type Provision } from "./provision.ts";
import { type Queues, queueOf } from "./queues.ts";
import { recordingProvisions, recordingsOf } from "./recording-needs.ts";
import type { SearchPlace } from "./search.ts";
import type { SiteUrlParameter } from "./site-url.ts";
import type { SocketApi } from "./socket-api.ts";
import type { TranscriptionChoice } from "./transcription.ts";
import type { Uploads } from "./uploads.ts";
import { userPoolProvisions } from "./user-pool-needs.ts";

export interface Resources {
  auth: Auth;
  table: ITableV2;
  queues: Queues;
  uploads: Uploads;
  search: SearchPlace;
  secret: Secret;
  origin: OriginSecret;
  socket: SocketApi;
  models: ModelChoice;
  transcription: TranscriptionChoice;
  /** Rate limits of visitors, if not the default ones. */
  visitorLimits: string | undefined;
  /** Quotas of an account, if not the default ones. */
  accountQuotas: string | undefined;
  accountProviders: "yes" | "no";
  signUp: SignUpRule;
  /** Addresses of the people who run the installation. */
  operators: string[];
  mail: MailSettings;
  siteUrlParameter: SiteUrlParameter;
  /** Folder of the built site. */
  site: string;
  demo: "on" | "off";
  /** Concurrency reserved for functions that stream. */
  answersAtOnce: number | undefined;
}

/** Environment and permissions of each need of the manifest. */
export const provisions = (resources: Resources): Record<Need, Provision> => {
  const {
    auth,
    uploads,
    search,
    secret,
    socket,
    models,
    transcription,
    visitorLimits,
    accountQuotas,
    accountProviders,
    signUp,
    operators,
    mail,
    siteUrlParameter,
    site,
    demo,
  } = resources;
  return {
    owners: {
      environment: {
        USER_POOL_ID: auth.pool.userPoolId,
        USER_POOL_CLIENT_ID: auth.client.userPoolClientId,
        ...(visitorLimits && { VISITOR_LIMITS: visitorLimits }),
      },
      statements: [],
    },
    secret: {
      environment: { APP_SECRET_ARN: secret.secretArn },
      statements: [allow(["secretsmanager:GetSecretValue"], [secret.secretArn])],
    },
    "visitor-limits": {
      environment: visitorLimits ? { VISITOR_LIMITS: visitorLimits } : {},
      statements: [],
    },
    "account-quotas": {
      environment: accountQuotas ? { ACCOUNT_QUOTAS: accountQuotas } : {},
      statements: [],
    },
    "sign-up-rule": {
      environment: {
        SIGN_UP: signUp.mode,
        ...(signUp.invited.length > 0 && { SIGN_UP_FOR: signUp.invited.join(",") }),
      },
      statements: [],
    },
    ...userPoolProvisions(auth, operators),
    mail: {
      environment: mail.environment,
      statements: mail.identityArns.length > 0 ? [allow(["ses:SendEmail"], mail.identityArns)] : [],
    },
    "mail-sender": { environment: mail.environment, statements: [] },
    "site-url": {
      environment: { SITE_URL_PARAMETER: siteUrlParameter.name },
      statements: [allow(["ssm:GetParameter"], [siteUrlParameter.arn])],
    },
    "embed-page": { environment: { EMBED_PAGE: embedPageIn(site) }, statements: [] },
    demo: { environment: { DEMO: demo }, statements: [] },
    "site-files": { environment: { SITE_FILES: siteFilesIn(site) }, statements: [] },
    "job-page": { environment: { JOB_PAGE: jobPageIn(site) }, statements: [] },
    ...logoProvisions(uploads),
    "uploads-read": inBucket(uploads, [
      allow(["s3:GetObject"], [filesOf(uploads)]),
      // Without it S3 answers "access denied" instead of "no such key" for a file that was never uploaded.
      allow(["s3:ListBucket"], [uploads.bucket.bucketArn]),
    ]),
    "uploads-write": inBucket(uploads, [allow(["s3:PutObject"], [filesOf(uploads)])]),
    "uploads-remove": inBucket(uploads, [allow(["s3:DeleteObject"], [filesOf(uploads)])]),
    "uploads-erase": inBucket(uploads, [
      allow(["s3:ListBucketVersions"], [uploads.bucket.bucketArn]),
      allow(
        ["s3:DeleteObject", "s3:DeleteObjectVersion"],
        [filesOf(uploads), readingsOf(uploads), recordingsOf(uploads), indexesOf(uploads), logosOf(uploads)],
      ),
    ]),
    "readings-read": inBucket(uploads, [allow(["s3:GetObject"], [readingsOf(uploads)])]),
    "readings-write": inBucket(uploads, [allow(["s3:PutObject"], [readingsOf(uploads)])]),
    // Objects of a document are listed by their prefix, which "uploads-read" permits.
    "readings-remove": inBucket(uploads, [allow(["s3:DeleteObject"], [readingsOf(uploads)])]),
    ...recordingProvisions(uploads),
    transcription,
    "transcription-clips": { environment: transcription.environment, statements: transcription.clips },
    "transcription-name": { environment: transcription.environment, statements: [] },
    "search-read": searching(resources, search.read),
    "search-write": searching(resources, search.write),
    "chat-models": asking(models, "bedrock:InvokeModelWithResponseStream", models.chatArns),
    embeddings: asking(models, "bedrock:InvokeModel", models.embeddingArns),
    "model-names": { environment: models.environment, statements: [] },
    "account-providers": { environment: { ACCOUNT_PROVIDERS: accountProviders }, statements: [] },
    "socket-address": { environment: { SOCKET_URL: socket.url }, statements: [] },
    socket: {
      environment: { SOCKET_ENDPOINT: socket.managementUrl },
      statements: [allow(["execute-api:ManageConnections"], [socket.connectionsArn])],
    },
  };
};

/** Name of the table, and permission for the operations that a function uses. */
export const tableFor = ({ table }: Resources, uses: TableUse[]): Provision => {
  const onTable = uses.flatMap((use) => (use === "query-index" ? [] : [`dynamodb:${tableActions[use]}`]));
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [
      ...(onTable.length > 0 ? [allow(onTable, [table.tableArn])] : []),
      ...(uses.includes("query-index") ? [allow(["dynamodb:Query"], [`${table.tableArn}/index/gsi1`])] : []),
    ],
  };
};

/** The secret by which functions of the API and of function URLs recognise CloudFront (ORIGIN_SECRET_ARN). */
export const originFor = ({ origin }: Resources): Provision => ({
  environment: { ORIGIN_SECRET_ARN: origin.secretArn },
  statements: [allow(["secretsmanager:GetSecretValue"], [origin.secretArn])],
});

/** URLs of the queues that a function reads or sends to. The permission to read comes with the event source. */
export const queuesFor = ({ queues }: Resources, { onQueue, sends = [] }: LambdaFunction): Provision => {
  const names = onQueue === undefined ? sends : [onQueue, ...sends];
  const arns = sends.map((name) => queueOf(queues, name).queue.queueArn);
  return {
    environment: Object.fromEntries(
      names.map((name) => [urlVariableOf(name), queueOf(queues, name).queue.queueUrl]),
    ),
    statements: arns.length > 0 ? [allow(["sqs:SendMessage"], arns)] : [],
  };
};

const tableActions = {
  get: "GetItem",
  "get-many": "BatchGetItem",
  query: "Query",
  put: "PutItem",
  update: "UpdateItem",
  delete: "DeleteItem",
};

export const filesOf = ({ bucket }: Uploads): string => bucket.arnForObjects("documents/*");
export const indexesOf = ({ bucket }: Uploads): string => bucket.arnForObjects("index/*");
export const readingsOf = ({ bucket }: Uploads): string => bucket.arnForObjects("read/*");

/** An index holds the vectors of one embedding model, so the function has to know which. */
const searching = ({ search, models }: Resources, statements: PolicyStatement[]): Provision => ({
  environment: { ...search.environment, ...models.environment },
  statements,
});

const asking = (
  { environment, openaiKeySecretArn }: ModelChoice,
  action: string,
  bedrockArns: string[],
): Provision => ({
  environment,
  statements: [
    ...(bedrockArns.length > 0 ? [allow([action], bedrockArns)] : []),
    ...(openaiKeySecretArn ? [allow(["secretsmanager:GetSecretValue"], [openaiKeySecretArn])] : []),
  ],
});
