import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { SQSEvent } from "aws-lambda";
import { createSigner, newSigningKey } from "#infra/local/cognito/secrets/jwt.ts";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { ensureTable } from "#infra/local/dynamodb/table.ts";
import { invoke } from "#infra/local/functions/functions.ts";
import { openGateway } from "#infra/local/gateway/gateway.ts";
import { openSqliteSearch } from "#infra/local/ports/sqlite/sqlite.ts";
import { createS3 } from "#infra/local/s3/handler.ts";
import { pollQueue } from "#infra/local/sqs/poller.ts";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue } from "#infra/local/sqs/queue.ts";
import { checkSessionsBy } from "#platform/access/owner/session-check.ts";
import { giveOwnerKeys } from "#platform/access/owner/verify-owner.ts";
import { modelsFromEnvironment } from "#platform/models/configure.ts";
import { provide } from "#platform/ports.ts";
import { temporaryFolder, unlimited } from "../../product.ts";
import { faultyAnnouncement, faultyDelivery } from "./delivery.ts";
import type { Plan } from "./plan.ts";
import { faultyPorts } from "./ports.ts";
import { refuseInJson, refuseInXml, startProxy } from "./proxy.ts";

const keys = { accessKeyId: "KEY", secretAccessKey: "SECRET" };
const pool = { id: "us-east-1_Faults", client: "faults" };
export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/** The product's functions in this process, over the stand-ins in a folder, with everything between them faulty by plan. */
export const startInstallation = async (plan: Plan) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "dynamodb"));
  const dynamo = await startDynamo({ dir: join(folder, "dynamodb"), accessKeyId: keys.accessKeyId });
  const queue = openQueue({
    file: join(folder, "queue.db"),
    visibilityTimeoutSeconds: 60,
    maxReceiveCount: 4,
  });
  const sqs = await startSqs({ queues: { ingest: queue }, accessKeyId: keys.accessKeyId });
  const announce = faultyAnnouncement(plan, (event) => void queue.send(JSON.stringify(event)));
  const s3 = await createS3({
    dir: join(folder, "files"),
    ...keys,
    region: "us-east-1",
    mount: "/s3",
    origins: () => true,
    onCreated: async (event) => {
      if (event.Records[0]?.s3.object.key.startsWith("documents/")) await announce(event);
    },
  });
  s3.createBucket("uploads");
  const files = createServer((request, response) => s3.handle(request, response));
  await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  const filesUrl = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;

  const proxies = await Promise.all([
    startProxy({
      place: "dynamodb",
      target: dynamo.endpoint,
      host: hostOf(dynamo.endpoint),
      plan,
      refuse: refuseInJson,
    }),
    startProxy({
      place: "sqs",
      target: sqs.endpoint,
      host: hostOf(sqs.endpoint),
      plan,
      refuse: refuseInJson,
      change: atOnce,
    }),
    startProxy({ place: "s3", target: filesUrl, plan, refuse: refuseInXml }),
  ]);
  Object.assign(process.env, {
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: proxies[0].endpoint,
    AWS_ENDPOINT_URL_SQS: proxies[1].endpoint,
    AWS_ENDPOINT_URL_S3: `${proxies[2].endpoint}/s3`,
    TABLE_NAME: "docent",
    UPLOADS_BUCKET: "uploads",
    UPLOADS_QUEUE_URL: `${proxies[1].endpoint}/000000000000/ingest`,
    APP_SECRET: "secret",
    ORIGIN_SECRET: "off",
    USER_POOL_ID: pool.id,
    USER_POOL_CLIENT_ID: pool.client,
    ...unlimited,
    POWERTOOLS_LOG_LEVEL: "SILENT",
  });
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint });
  await ensureTable(client, "docent");
  const signer = createSigner(newSigningKey());
  giveOwnerKeys(signer.jwks);
  checkSessionsBy(async () => true);
  const models = await modelsFromEnvironment({ MODEL_PROVIDER: "builtin" });
  const search = openSqliteSearch({
    file: join(folder, "search-faults.db"),
    dimension: models.embedding.dimension,
  });
  provide(faultyPorts(plan, { models, search }));

  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  openGateway({
    server,
    port,
    mounts: {},
    sockets: { path: "/socket", upgrade: (_request, socket) => socket.destroy() },
    site: (_request, response) => void response.writeHead(404).end(),
  });
  const poller = pollQueue({
    queue,
    invoke: faultyDelivery(plan, (event: SQSEvent) => invoke("ingest", event)),
    concurrency: 2,
    retrySeconds: 0.01,
  });

  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    queue,
    client,
    search: join(folder, "search-faults.db"),
    plan,
    sweep: () => invoke("sweep", {}),
    /** A token of an owner who has just signed up. */
    tokenOf: (sub: string): string =>
      signer.sign({
        sub,
        iss: `https://cognito-idp.us-east-1.amazonaws.com/${pool.id}`,
        client_id: pool.client,
        token_use: "access",
        exp: Math.floor(Date.now() / 1000) + 3600,
      }),
    async stop() {
      await poller.stop();
      for (const one of [server, files]) {
        one.closeAllConnections();
        one.close();
      }
      for (const proxy of proxies) proxy.stop();
      client.destroy();
      await Promise.all([dynamo.stop(), sqs.stop(), s3.stop()]);
      queue.close();
      search.close();
    },
  };
};

const hostOf = (url: string): string => new URL(url).host;

/** A retry that the function asks for in some seconds comes at once. */
const atOnce = (body: Buffer): Buffer =>
  body.includes('"VisibilityTimeout"')
    ? Buffer.from(body.toString().replace(/"VisibilityTimeout":\d+/, '"VisibilityTimeout":0'))
    : body;
