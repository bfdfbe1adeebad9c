import { mkdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { S3Event } from "aws-lambda";
import { checkSessionsBy } from "#platform/access/owner/session-check.ts";
import { giveOwnerKeys } from "#platform/access/owner/verify-owner.ts";
import { signFor } from "#platform/storage/bucket.ts";
import { table } from "#platform/table/client.ts";
import { isOwnersToken, tokenOffered } from "#shared/realtime/socket-protocol.ts";
import { manifest } from "../functions.ts";
import { newPrivatePath } from "./aws/private-path.ts";
import { createCognito } from "./cognito/handler.ts";
import type { DataFolder } from "./data-folder/data-folder.ts";
import { askDirectly } from "./dynamodb/direct.ts";
import { startDynamo } from "./dynamodb/start.ts";
import { ensureTable } from "./dynamodb/table.ts";
import { bucket, mount, region, setEnvironment, tableName } from "./environment.ts";
import { functionFor, invoke } from "./functions/functions.ts";
import { receiveMail } from "./mailbox/receive-mail.ts";
import { serveMailbox } from "./mailbox/serve.ts";
import { callerAddress } from "./proxy/caller-address.ts";
import { createS3 } from "./s3/handler.ts";
import { startSqs } from "./sqs/protocol.ts";
import { openQueues, queueOf, urlsOf } from "./sqs/queues.ts";
import { sendUpload } from "./sqs/send-upload.ts";
import { createWebSocketApi } from "./websocket/api.ts";

interface Options {
  data: DataFolder;
  /** Where people open the product. */
  url: string;
  /** Where it listens on this machine. */
  ownUrl: string;
  isOwn(origin: string): boolean;
  confirmSignUp: "instant" | "code";
}

/** Opens the stand-ins for AWS, each over its part of the data folder, and sets the functions' environment. */
export const openStandIns = async ({ data, url, ownUrl, isOwn, confirmSignUp }: Options) => {
  const { accessKeyId, secretAccessKey, userPoolId, userPoolClientId } = data.identity;
  mkdirSync(data.path("dynamodb"), { recursive: true, mode: 0o700 });
  const dynamo = await startDynamo({ dir: data.path("dynamodb"), accessKeyId });
  const queues = openQueues(manifest, data.path);
  const sqs = await startSqs({ queues, accessKeyId });
  const socketManagement = `${mount.socket}${newPrivatePath()}`;
  const poolManagement = `${mount.cognito}${newPrivatePath()}`;
  const mailing = `${mount.mail}${newPrivatePath()}`;
  await setEnvironment(data.identity, {
    ownUrl,
    tableUrl: dynamo.endpoint,
    queuesUrl: sqs.endpoint,
    queueUrls: urlsOf(queues, sqs.queueUrl),
    socketManagement,
    poolManagement,
    mailing,
    url,
  });
  signFor({ endpoint: `${url}${mount.s3}`, forcePathStyle: true });
  askDirectly(table, dynamo.direct);
  await ensureTable(new DynamoDBClient({}), tableName);

  const addressOf = (request: IncomingMessage) => callerAddress(request, url !== ownUrl);
  const mailbox = await serveMailbox({ file: data.path("mailbox.db") });
  const cognito = await createCognito({
    file: data.path("users.db"),
    mount: mount.cognito,
    adminMount: poolManagement,
    accessKeyId,
    userPoolId,
    clientId: userPoolClientId,
    confirmSignUp,
    isAllowedOrigin: isOwn,
    deliver: mailbox.deliver,
    onSignUp: (event) => invoke(functionFor("onSignUp"), event),
    onSignIn: (event) => invoke(functionFor("onSignIn"), event),
    onDelete: (sub) => invoke(functionFor("onUserDeleted"), { detail: { additionalEventData: { sub } } }),
    resetLink: (email, code) => `${url}/forgot-password?${new URLSearchParams({ email, code })}`,
    confirmLink: (email, code) => `${url}/signup?${new URLSearchParams({ email, confirm: code })}`,
    addressOf,
    limitsSignUps: url !== ownUrl,
    isSecure: url.startsWith("https:"),
  });
  giveOwnerKeys(cognito.jwks);
  checkSessionsBy(async (token) => cognito.isSignedIn(token));

  const s3 = await createS3({
    dir: data.path("files"),
    accessKeyId,
    secretAccessKey,
    region,
    mount: mount.s3,
    origins: isOwn,
    onCreated: async (event) => {
      if (isUpload(event)) await sendUpload(queueOf(queues, "uploads"), event);
    },
  });
  s3.createBucket(bucket);
  const sockets = createWebSocketApi({
    path: mount.socket,
    invoke: (event) => invoke(functionFor("onSocket"), event),
    // widgets connect from the pages of other sites
    isAllowedOrigin: (origin, protocols) => {
      const token = tokenOffered(protocols);
      return isOwn(origin) || (token !== undefined && !isOwnersToken(token));
    },
    addressOf,
    accessKeyId,
    routes: [],
  });

  const stop = async () => {
    await Promise.all([dynamo.stop(), sqs.stop(), s3.stop()]);
    cognito.stop();
    mailbox.stop();
    for (const queue of Object.values(queues)) queue.close();
  };
  return {
    table: dynamo.direct,
    copyTable: dynamo.copy,
    queues,
    mailbox,
    cognito,
    s3,
    sockets,
    socketManagement,
    mailing: { path: mailing, handle: receiveMail({ accessKeyId, deliver: mailbox.deliver }) },
    stop,
  };
};

/** The stack's bucket sends events for this prefix only. */
const isUpload = ({ Records }: S3Event): boolean =>
  Records.some(({ s3 }) => s3.object.key.startsWith("documents/"));
