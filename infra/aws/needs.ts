import type { ITableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Need, TableUse } from "../functions.ts";
import type { Auth } from "./auth.ts";
import type { ModelChoice } from "./models.ts";
import type { SearchPlace } from "./search.ts";
import type { SocketApi } from "./socket-api.ts";
import type { Uploads } from "./uploads.ts";

export interface Resources {
  auth: Auth;
  table: ITableV2;
  uploads: Uploads;
  search: SearchPlace;
  secret: Secret;
  socket: SocketApi;
  models: ModelChoice;
  /** How visitors' questions are limited, where that is other than usual. */
  visitorLimits: string | undefined;
}

export interface Provision {
  environment: Record<string, string>;
  statements: PolicyStatement[];
}

/** What each need of the manifest means on AWS: settings, and the very actions they are good for. */
export const provisions = (resources: Resources): Record<Need, Provision> => {
  const { auth, uploads, search, secret, socket, models, visitorLimits } = resources;
  return {
    owners: {
      environment: { USER_POOL_ID: auth.pool.userPoolId, USER_POOL_CLIENT_ID: auth.client.userPoolClientId },
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
    "uploads-read": inBucket(uploads, [
      allow(["s3:GetObject"], [filesOf(uploads)]),
      // Without it S3 says "forbidden" of a file that was never uploaded, instead of "no such key".
      allow(["s3:ListBucket"], [uploads.bucket.bucketArn]),
    ]),
    "uploads-write": inBucket(uploads, [allow(["s3:PutObject"], [filesOf(uploads)])]),
    "uploads-remove": inBucket(uploads, [allow(["s3:DeleteObject"], [filesOf(uploads)])]),
    "readings-read": inBucket(uploads, [allow(["s3:GetObject"], [readingsOf(uploads)])]),
    "readings-write": inBucket(uploads, [allow(["s3:PutObject"], [readingsOf(uploads)])]),
    // Everything of a document is found by its prefix; the bucket may be listed by "uploads-read" already.
    "readings-remove": inBucket(uploads, [allow(["s3:DeleteObject"], [readingsOf(uploads)])]),
    queue: {
      environment: { INGEST_QUEUE_URL: uploads.queue.queueUrl },
      statements: [allow(["sqs:SendMessage"], [uploads.queue.queueArn])],
    },
    // Its permission comes with the reading of the queue.
    "queue-again": { environment: { INGEST_QUEUE_URL: uploads.queue.queueUrl }, statements: [] },
    "search-read": searching(resources, search.read),
    "search-write": searching(resources, search.write),
    "chat-models": asking(models, "bedrock:InvokeModelWithResponseStream", models.chatArns),
    embeddings: asking(models, "bedrock:InvokeModel", models.embeddingArns),
    "model-names": { environment: models.environment, statements: [] },
    socket: {
      environment: { SOCKET_ENDPOINT: socket.managementUrl },
      statements: [allow(["execute-api:ManageConnections"], [socket.connectionsArn])],
    },
  };
};

/** The table, for what a function does with it. */
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

const tableActions = {
  get: "GetItem",
  "get-many": "BatchGetItem",
  query: "Query",
  put: "PutItem",
  update: "UpdateItem",
  delete: "DeleteItem",
};

export const filesOf = ({ bucket }: Uploads): string => bucket.arnForObjects("documents/*");
export const readingsOf = ({ bucket }: Uploads): string => bucket.arnForObjects("read/*");

const inBucket = ({ bucket }: Uploads, statements: PolicyStatement[]): Provision => ({
  environment: { UPLOADS_BUCKET: bucket.bucketName },
  statements,
});

/** An index is made for the vectors of one embedding model, so whoever searches has to know which. */
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

const allow = (actions: string[], resources: string[]): PolicyStatement =>
  new PolicyStatement({ actions, resources });
