import { rmSync } from "node:fs";
import { signUpRule } from "#platform/access/owner/sign-up-rule.ts";
import { hasDemo } from "#platform/has-demo.ts";
import { mayAccountsConnect } from "#platform/models/account/account-providers.ts";
import { manifest } from "../functions.ts";
import { embedPageIn, helpArticles, jobPageIn, siteFilesIn } from "../site-build.ts";
import { serveBackup } from "./backup/serve.ts";
import { mustRebuildSearch, rebuildMarkerOf } from "./data-folder/check/check-folder.ts";
import { openDataFolder } from "./data-folder/data-folder.ts";
import { bucket, mount, socketUrlOf } from "./environment.ts";
import { invoke } from "./functions/functions.ts";
import { callOnStart } from "./functions/on-start.ts";
import { runForParent } from "./functions/run-for-parent.ts";
import { startSchedule } from "./functions/schedule.ts";
import { openWorker } from "./functions/worker.ts";
import { openGateway } from "./gateway/gateway.ts";
import { ownOrigins } from "./gateway/guard.ts";
import { listen } from "./gateway/listen.ts";
import { answerStarting } from "./gateway/starting.ts";
import { startGivingMemoryBack } from "./idle-memory.ts";
import { checkTranscription } from "./models/check-transcription.ts";
import { describeModels } from "./models/describe-models.ts";
import { recogniseOperators } from "./operators.ts";
import { chooseEmbedding } from "./ports/choose-embedding.ts";
import { providePorts } from "./ports/ports.ts";
import { asSignedFor } from "./proxy/signed-host.ts";
import { builtSite } from "./site/built-site.ts";
import { createSite } from "./site/site.ts";
import { serveSiteConfig } from "./site/site-config.ts";
import { supportEmail } from "./site/support-email.ts";
import { pollQueues, queueOf } from "./sqs/queues.ts";
import { openStandIns } from "./stand-ins.ts";

interface Options {
  port: number;
  folder: string;
  /** The public address, if a proxy on this machine forwards it. */
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

/** How long calls under way may take when the product stops. */
const patienceMilliseconds = 1000;

/** Starts the whole product on this machine; everything it keeps lies in the folder. */
export const startDocent = async ({ publicUrl, folder, ...options }: Options): Promise<Docent> => {
  const { server, port } = await listen(options.port, publicUrl);
  const isReady = answerStarting(server);
  const ownUrl = `http://127.0.0.1:${port}`;
  const url = publicUrl?.origin ?? ownUrl;
  const own = ownOrigins({ port, publicUrl });
  const isOwn = (origin: string) => own.includes(origin);

  const data = await openDataFolder(folder);
  const [standIns, siteFolder] = await Promise.all([
    openStandIns({ data, url, ownUrl, isOwn, confirmSignUp: options.confirmSignUp }),
    builtSite(),
  ]);
  const { copyTable, queues, mailbox, cognito, s3, sockets } = standIns;
  process.env.EMBED_PAGE = embedPageIn(siteFolder);
  process.env.JOB_PAGE = jobPageIn(siteFolder);
  process.env.SITE_FILES = siteFilesIn(siteFolder);
  process.env.HELP_ARTICLES ??= helpArticles;
  await chooseEmbedding(folder, process.env);
  const ports = await providePorts(folder);
  await ports.check();
  for (const line of describeModels(ports.models)) console.log(line);
  const backup = await serveBackup({ folder, file: data.path("running.json"), copyTable });

  recogniseOperators({ founder: cognito.founder, confirmSignUp: options.confirmSignUp });
  mayAccountsConnect();
  checkTranscription(process.env);
  const { mode } = signUpRule();
  const support = supportEmail();
  const configOf = () => ({
    userPoolId: data.identity.userPoolId,
    userPoolClientId: data.identity.userPoolClientId,
    userPoolEndpoint: `${url}${mount.cognito}/`,
    socketUrl: socketUrlOf(url),
    // The operator makes the first account.
    signUp: cognito.hasUsers() ? mode : ("open" as const),
    mailUrl: mailbox.url,
    ...(support && { supportEmail: support }),
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
      [standIns.mailing.path]: standIns.mailing.handle,
      [standIns.socketManagement]: sockets.manage,
      "/config.json": serveSiteConfig(configOf, publicUrl !== undefined),
    },
    sockets: { path: mount.socket, upgrade: sockets.upgrade },
    site: createSite(siteFolder, { url, origins: publicUrl ? [url] : own, hasDemo: hasDemo() }),
  });
  if (ports.isOtherEmbedding) {
    console.log(
      "The embedding model changed; every document is processed again. Until then questions find passages by words.",
    );
    await (await import("./ports/reindex-documents.ts")).reindexDocuments(bucket, queueOf(queues, "uploads"));
    ports.keepEmbedding();
  }
  if (mustRebuildSearch(folder)) {
    console.log(
      "The search file was damaged or missing and is built again from the uploaded files; until then documents are found one after another. Nothing is lost.",
    );
    await (await import("./ports/reindex-documents.ts")).reindexDocuments(bucket, queueOf(queues, "uploads"));
    rmSync(rebuildMarkerOf(folder));
  }
  const worker = openWorker(folder, { table: standIns.table, founder: cognito.founder });
  const pollers = pollQueues(manifest, queues, worker.invoke);
  const schedule = startSchedule(invoke);
  const onStart = callOnStart(invoke);
  runForParent({ invoke, stopSchedule: schedule.stop });
  const memory = startGivingMemoryBack();

  const stop = async () => {
    server.close();
    const ended = Promise.all([backup.stop(), pollers.stop(), schedule.stop(), onStart.stop()]);
    const isEnded = await inTime(ended, patienceMilliseconds);
    memory.stop();
    // what a call was busy with is due again at the next start
    if (isEnded) worker.stop();
    else worker.kill();
    await pollers.stop();
    await sockets.stop();
    server.closeAllConnections();
    await standIns.stop();
    ports.close();
    data.unlock();
  };
  return { url, ownUrl, stop };
};

/** False if the work is not done in so many milliseconds. */
const inTime = async (work: Promise<unknown>, milliseconds: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, milliseconds, false);
  return Promise.race([work.then(() => true), promise]).finally(() => clearTimeout(timer));
};
