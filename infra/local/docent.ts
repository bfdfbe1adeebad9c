import { mkdirSync } from "node:fs";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { S3Event } from "aws-lambda";
import { giveOwnerKeys } from "../../lambdas/platform/owner.ts";
import { table } from "../../lambdas/platform/table-client.ts";
import { newPrivatePath } from "./aws/private-path.ts";
import { serveBackup } from "./backup/serve.ts";
import { createCognito } from "./cognito/handler.ts";
import { openDataFolder } from "./data-folder/data-folder.ts";
import { askDirectly } from "./dynamodb/direct.ts";
import { startDynamo } from "./dynamodb/start.ts";
import { ensureTable } from "./dynamodb/table.ts";
import { openApart } from "./functions/apart.ts";
import { invoke, nameOf } from "./functions/functions.ts";
import { startSchedule } from "./functions/schedule.ts";
import { openGateway } from "./gateway/gateway.ts";
import { ownOrigins } from "./gateway/guard.ts";
import { listen } from "./gateway/listen.ts";
import { answerStarting } from "./gateway/starting.ts";
import { serveMailbox } from "./mailbox/serve.ts";
import { keepOwnAws } from "./ports/own-aws.ts";
import { providePorts } from "./ports/ports.ts";
import { asSignedFor } from "./proxy/signed-host.ts";
import { createS3 } from "./s3/handler.ts";
import { builtSite } from "./site/built-site.ts";
import { createSite } from "./site/site.ts";
import { serveSiteConfig } from "./site/site-config.ts";
import { pollQueue } from "./sqs/poller.ts";
import { startSqs } from "./sqs/protocol.ts";
import { openQueue } from "./sqs/queue.ts";
import { createWebSocketApi } from "./websocket/api.ts";

const region = "us-east-1";
const tableName = "docent";
const bucket = "uploads";
const queueName = "ingest";
/** As the stack's queue: a little more than what the function may take, and its three tries with one for a last word. */
const waits = { visibilityTimeoutSeconds: 330, maxReceiveCount: 4 };
const mount = {
  s3: "/_local/s3",
  cognito: "/_local/cognito",
  mailbox: "/_local/mailbox",
  socket: "/_local/socket",
};

interface Options {
  port: number;
  folder: string;
  /** What a proxy on this machine leads here. */
  publicUrl?: URL;
  confirmSignUp: "instant" | "code";
}

interface Docent {
  /** Where people open it. */
  url: string;
  /** Where it listens on this machine. */
  ownUrl: string;
  stop(): Promise<void>;
}

/** Starts the whole product on this machine; everything it keeps lies in the folder. */
export const startDocent = async ({ publicUrl, ...options }: Options): Promise<Docent> => {
  const { server, port } = await listen(options.port, publicUrl);
  const isReady = answerStarting(server);
  const ownUrl = `http://127.0.0.1:${port}`;
  const url = publicUrl?.origin ?? ownUrl;
  const data = await openDataFolder(options.folder);
  const { accessKeyId, secretAccessKey, appSecret, userPoolId, userPoolClientId } = data.identity;
  const socketManagement = `${mount.socket}${newPrivatePath()}`;
  const own = ownOrigins({ port, publicUrl });
  const isOwn = (origin: string) => own.includes(origin);

  mkdirSync(data.path("dynamodb"), { recursive: true, mode: 0o700 });
  const [dynamo, siteFolder] = await Promise.all([
    startDynamo({ dir: data.path("dynamodb"), accessKeyId }),
    builtSite(),
  ]);
  const queue = openQueue({ file: data.path("queue.db"), ...waits });
  const sqs = await startSqs({ queues: { [queueName]: queue }, accessKeyId });
  await keepOwnAws(process.env);
  Object.assign(process.env, {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_S3: `${ownUrl}${mount.s3}`,
    AWS_ENDPOINT_URL_SQS: sqs.endpoint,
    TABLE_NAME: tableName,
    UPLOADS_BUCKET: bucket,
    UPLOADS_URL: `${url}${mount.s3}`,
    INGEST_QUEUE_URL: sqs.queueUrl(queueName),
    SOCKET_ENDPOINT: `${ownUrl}${socketManagement}`,
    APP_SECRET: appSecret,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: userPoolClientId,
    POWERTOOLS_LOG_LEVEL: process.env.LOG_LEVEL ?? "WARN",
  });
  askDirectly(table, dynamo.direct);
  await ensureTable(new DynamoDBClient({}), tableName);

  const mailbox = await serveMailbox({ file: data.path("mailbox.db") });
  const cognito = await createCognito({
    file: data.path("users.db"),
    mount: mount.cognito,
    userPoolId,
    clientId: userPoolClientId,
    confirmSignUp: options.confirmSignUp,
    isAllowedOrigin: isOwn,
    deliver: mailbox.deliver,
    resetLink: (email, code) => `${url}/forgot-password?${new URLSearchParams({ email, code })}`,
    confirmLink: (email, code) => `${url}/signup?${new URLSearchParams({ email, confirm: code })}`,
  });
  giveOwnerKeys(cognito.jwks);

  const s3 = await createS3({
    dir: data.path("files"),
    accessKeyId,
    secretAccessKey,
    region,
    mount: mount.s3,
    origins: isOwn,
    onCreated: async (event) => {
      if (isUpload(event)) queue.send(JSON.stringify(event));
    },
  });
  s3.createBucket(bucket);
  const sockets = createWebSocketApi({
    path: mount.socket,
    invoke: (event) => invoke(nameOf("onSocket"), event),
    isAllowedOrigin: isOwn,
    accessKeyId,
    routes: [],
  });
  const ports = await providePorts(options.folder);
  await ports.check();

  const config = {
    userPoolId,
    userPoolClientId,
    userPoolEndpoint: `${url}${mount.cognito}/`,
    socketUrl: `${url.replace(/^http/, "ws")}${mount.socket}`,
    mailboxUrl: mailbox.url,
  };
  const backup = await serveBackup({
    folder: options.folder,
    file: data.path("running.json"),
    copyTable: dynamo.copy,
  });
  isReady();
  openGateway({
    server,
    port,
    publicUrl,
    mounts: {
      [mount.s3]: publicUrl ? asSignedFor(publicUrl, s3.handle) : s3.handle,
      [mount.cognito]: cognito.handle,
      [mount.mailbox]: mailbox.lead,
      [socketManagement]: sockets.manage,
      "/config.json": serveSiteConfig(config, publicUrl !== undefined),
    },
    sockets: { path: mount.socket, upgrade: sockets.upgrade },
    site: createSite(siteFolder, publicUrl ? [url] : own),
  });
  if (ports.isOtherEmbedding) {
    console.log("The embedding model changed; every document is read again for it.");
    await (await import("./ports/read-again.ts")).readAgain(bucket, (body) => queue.send(body));
    ports.keepEmbedding();
  }
  const apart = openApart(options.folder);
  const poller = pollQueue({
    queue,
    invoke: (event) => apart.invoke(nameOf("onQueue"), event),
    concurrency: 2,
  });
  const schedule = startSchedule((name) => invoke(name, {}));

  const stop = async () => {
    server.close();
    await Promise.all([backup.stop(), poller.stop(), schedule.stop()]);
    apart.stop();
    await sockets.stop();
    server.closeAllConnections();
    await Promise.all([dynamo.stop(), sqs.stop(), s3.stop()]);
    cognito.stop();
    mailbox.stop();
    queue.close();
    ports.close();
    data.unlock();
  };
  return { url, ownUrl, stop };
};

/** The stack's bucket announces these alone. */
const isUpload = ({ Records }: S3Event): boolean =>
  Records.some(({ s3 }) => s3.object.key.startsWith("documents/"));
