import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { toContext } from "#infra/local/functions/event.ts";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueue, type Queue } from "#infra/local/sqs/queue.ts";
import { putFile } from "#lambdas/documents/files.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { handler as sweep } from "#lambdas/documents/sweep.ts";
import { handler as ingest } from "#lambdas/ingest/handler.ts";
import { newId } from "#platform/table/new-id.ts";
import { minutesLater } from "../faults/age.ts";
import { ofKind } from "../faults/audit/item.ts";
import { allItems } from "../faults/kept-in.ts";
import { inPlace, run, type Scene, startScene, storedDocument } from "../ingest/pipeline/setup.ts";

let scene: Scene;
let queue: Queue;
let stopQueue: () => Promise<void>;

beforeAll(async () => {
  scene = await startScene();
  const file = join(mkdtempSync(join(tmpdir(), "sweep-")), "ingest.db");
  queue = openQueue({ file, visibilityTimeoutSeconds: 330, maxReceiveCount: 4 });
  const sqs = await startSqs({ queues: { ingest: queue }, accessKeyId: "KEY" });
  process.env.AWS_ENDPOINT_URL_SQS = sqs.endpoint;
  process.env.UPLOADS_QUEUE_URL = sqs.queueUrl("ingest");
  stopQueue = sqs.stop;
});
afterAll(async () => {
  await Promise.all([scene.stop(), stopQueue()]);
  queue.close();
});
beforeEach(() => scene.provide());
afterEach(() => workOff());

const context = () => toContext("test", 300);
const overdue = async () => (await sweep({}, context())).overdue;

/** Has the function work off what is in the queue. */
const workOff = async () => {
  for (const { id, receipt, body } of queue.receive(100)) {
    const attributes = { ApproximateReceiveCount: "1" };
    await ingest(
      { Records: [Object.assign({}, { messageId: id, receiptHandle: receipt, body, attributes })] } as never,
      context(),
    );
    queue.remove(receipt);
  }
};

const registered = () =>
  documentStore.create({
    id: newId("document"),
    rag_system_id: newId("chatbot"),
    user_id: "ann",
    filename: "rules.txt",
    content_type: "text/plain",
    file_size: 10,
    processing_status: "pending",
    chunk_count: 0,
    created_at: new Date().toISOString(),
  });

const client = new DynamoDBClient({ region: "us-east-1" });
const isWaiting = async ({ id }: { id: string }) =>
  ofKind(await allItems(client), "WAITING", "DOC").some((one) => one.id === id);

it("a document whose file never came has failed once its form is no longer good", async () => {
  const document = await registered();
  await minutesLater(15, client);
  expect(await overdue()).toBe(0);
  await minutesLater(2, client);
  expect(await overdue()).toBe(1);
  await workOff();
  expect(await documentStore.get(document)).toMatchObject({
    processing_status: "failed",
    failure_reason: "The file did not arrive. Upload it again.",
  });
  expect(await isWaiting(document)).toBe(false);
});

it("a document that a lost run has left in processing is read within minutes", async () => {
  const document = await storedDocument("Books may be kept for four weeks.");
  const status = async () => (await documentStore.get(document)).processing_status;
  const broken = async () => {
    await expect.poll(status).toBe("processing");
    throw new Error("the function ended");
  };
  scene.provide({ models: { embed: broken } });
  await expect(run(document)).rejects.toThrow("the function ended");
  expect(await documentStore.get(document)).toMatchObject({ processing_status: "processing" });
  scene.provide();
  await minutesLater(7, client);
  expect(await overdue()).toBe(1);
  await workOff();
  expect(await documentStore.get(document)).toMatchObject({ processing_status: "completed", chunk_count: 1 });
});

it("a document that is read is not looked after, and a reminder that comes late does nothing", async () => {
  const document = await storedDocument("Books may be kept for four weeks.");
  await minutesLater(20, client);
  expect(await overdue()).toBe(1);
  await run(document);
  const { runs } = await documentStore.get(document);
  await workOff();
  expect((await documentStore.get(document)).runs).toBe(runs);
  await minutesLater(200, client);
  expect(await overdue()).toBe(0);
});

it("a document that was to be replaced by a file that never came answers from the one it has", async () => {
  const document = await storedDocument("Books may be kept for four weeks.");
  await run(document);
  await documentStore.markPending(document, { set: { processing_status: "pending" } });
  await minutesLater(17, client);
  expect(await overdue()).toBe(1);
  await workOff();
  expect((await documentStore.get(document)).processing_status).toBe("completed");
  expect(await inPlace(scene, document)).toHaveLength(1);
});

it("a deletion that broke off is finished: nothing of the document answers", async () => {
  const document = await storedDocument("Books may be kept for four weeks.");
  await run(document);
  await documentStore.remove(await documentStore.get(document));
  expect(await inPlace(scene, document)).toHaveLength(1);
  await minutesLater(2, client);
  expect(await overdue()).toBe(1);
  await workOff();
  expect(await inPlace(scene, document)).toEqual([]);
  for (const folder of ["documents", "read"])
    expect(await scene.keptIn(`${folder}/ann/${document.rag_system_id}/`)).toEqual([]);
  expect(await isWaiting(document)).toBe(false);
});

it("a document that no reminder helps says so at last, with what to do", async () => {
  const document = await registered();
  await putFile(document, "Four weeks.");
  const lost = () => {
    for (const { receipt } of queue.receive(100)) queue.remove(receipt);
  };
  for (const minutes of [17, 6, 16, 61, 721]) {
    expect((await documentStore.get(document)).processing_status).toBe("pending");
    await minutesLater(minutes, client);
    expect(await overdue()).toBe(1);
    lost();
  }
  expect(await documentStore.get(document)).toMatchObject({
    processing_status: "failed",
    failure_reason: "Processing timed out. Try again, or upload the file as another type.",
  });
  await minutesLater(2000, client);
  expect(await overdue()).toBe(0);
});
