import { join } from "node:path";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { expect, it, vi } from "vitest";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { openQueues, pollQueues, urlsOf } from "#infra/local/sqs/queues.ts";
import { temporaryFolder } from "#test/product.ts";
import { largerProduct } from "../../aws/larger-product.ts";

it("every queue of the manifest has its own address, and its messages reach the function that reads it", async () => {
  const folder = temporaryFolder();
  const queues = openQueues(largerProduct, (file) => join(folder, file));
  const sqs = await startSqs({ queues, accessKeyId: "LOCAL" });
  const called: [string, unknown][] = [];
  const pollers = pollQueues(largerProduct, queues, async (name, event) => called.push([name, event]));
  const { UPLOADS_QUEUE_URL, MAILS_QUEUE_URL } = urlsOf(queues, sqs.queueUrl);
  const client = new SQSClient({
    endpoint: sqs.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "LOCAL", secretAccessKey: "secret" },
  });
  await client.send(new SendMessageCommand({ QueueUrl: MAILS_QUEUE_URL, MessageBody: "a mail" }));
  await client.send(new SendMessageCommand({ QueueUrl: UPLOADS_QUEUE_URL, MessageBody: "an upload" }));
  await vi.waitFor(() => expect(called).toHaveLength(2));
  expect(Object.fromEntries(called)).toMatchObject({
    area0: { Records: [{ body: "a mail", eventSourceARN: expect.stringMatching(/:mails$/) }] },
    ingest: { Records: [{ body: "an upload" }] },
  });
  await pollers.stop();
  await sqs.stop();
  for (const queue of Object.values(queues)) queue.close();
});
