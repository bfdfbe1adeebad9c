import {
  ChangeMessageVisibilityCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
  SQSClient,
} from "@aws-sdk/client-sqs";
import { describe, expect, it, onTestFinished } from "vitest";
import { startSqs } from "#infra/local/sqs/protocol.ts";
import { open } from "./open.ts";

async function start() {
  const queue = await open();
  const sqs = await startSqs({ queues: { ingest: queue }, accessKeyId: "sqs-key" });
  const clientWith = (accessKeyId: string) => {
    const credentials = { accessKeyId, secretAccessKey: "secret" };
    const client = new SQSClient({
      endpoint: sqs.endpoint,
      region: "us-east-1",
      maxAttempts: 1,
      credentials,
    });
    onTestFinished(() => client.destroy());
    return client;
  };
  onTestFinished(() => sqs.stop());
  return { queue, ...sqs, clientWith, client: clientWith("sqs-key"), QueueUrl: sqs.queueUrl("ingest") };
}

describe("the local SQS", () => {
  it("a message is sent, received, counted and deleted through the SDK", async () => {
    const { client, QueueUrl } = await start();
    const MessageBody = "héllo <&>";
    const { MessageId } = await client.send(new SendMessageCommand({ QueueUrl, MessageBody }));
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }));
    expect(Messages).toMatchObject([{ MessageId, Body: MessageBody }]);
    const ReceiptHandle = Messages?.[0]?.ReceiptHandle;
    const count = async () => {
      const ask = new GetQueueAttributesCommand({
        QueueUrl,
        AttributeNames: ["ApproximateNumberOfMessagesNotVisible"],
      });
      return (await client.send(ask)).Attributes;
    };
    expect(await count()).toEqual({ ApproximateNumberOfMessagesNotVisible: "1" });
    await client.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle }));
    expect(await count()).toEqual({ ApproximateNumberOfMessagesNotVisible: "0" });
  });

  it("of a batch what can be taken is sent, and the rest is named", async () => {
    const { client, queue, QueueUrl } = await start();
    const Entries = ["first", "x".repeat(1024 ** 2 + 1), "third"].map((MessageBody, at) => ({
      Id: `message-${at}`,
      MessageBody,
    }));
    const sent = await client.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect(sent.Successful?.map(({ Id }) => Id)).toEqual(["message-0", "message-2"]);
    expect(sent.Failed).toMatchObject([
      { Id: "message-1", Code: "InvalidParameterValue", SenderFault: true },
    ]);
    expect(queue.receive(10).map(({ body }) => body)).toEqual(["first", "third"]);
    const eleven = Array.from({ length: 11 }, (_, at) => ({ Id: `m${at}`, MessageBody: "x" }));
    await expect(client.send(new SendMessageBatchCommand({ QueueUrl, Entries: eleven }))).rejects.toThrow();
  });

  it("a receiver that waits is woken by a message", async () => {
    const { client, queue, QueueUrl } = await start();
    const waiting = client.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }));
    queue.send("now");
    expect((await waiting).Messages).toMatchObject([{ Body: "now" }]);
  });

  it("a receiver names when a message is due again, as long as it is under way", async () => {
    const { client, queue, QueueUrl } = await start();
    queue.send("again");
    const { Messages } = await client.send(new ReceiveMessageCommand({ QueueUrl }));
    const ReceiptHandle = Messages?.[0]?.ReceiptHandle;
    const again = (VisibilityTimeout: number) =>
      client.send(new ChangeMessageVisibilityCommand({ QueueUrl, ReceiptHandle, VisibilityTimeout }));
    await again(600);
    queue.release(ReceiptHandle ?? "", 0);
    expect(queue.receive(1)).toEqual([]);
    await again(0);
    expect(queue.receive(1)).toMatchObject([{ body: "again", receiveCount: 2 }]);
    await expect(again(0)).rejects.toThrow("not in flight");
  });

  it("an unknown queue, an empty and an overlong message are refused by name", async () => {
    const { client, queueUrl, QueueUrl } = await start();
    const send = (url: string, MessageBody: string) =>
      client.send(new SendMessageCommand({ QueueUrl: url, MessageBody }));
    await expect(send(queueUrl("none"), "x")).rejects.toMatchObject({ name: "QueueDoesNotExist" });
    await expect(send(QueueUrl, "")).rejects.toMatchObject({ name: "ValidationException" });
    await expect(send(QueueUrl, "x".repeat(1024 ** 2 + 1))).rejects.toMatchObject({
      name: "InvalidParameterValue",
    });
  });

  it("a web page and another access key are refused", async () => {
    const { clientWith, endpoint, QueueUrl, queue } = await start();
    const foreign = clientWith("other").send(new SendMessageCommand({ QueueUrl, MessageBody: "x" }));
    await expect(foreign).rejects.toMatchObject({ name: "UnrecognizedClientException" });
    const headers = { origin: "http://evil.example", "x-amz-target": "AmazonSQS.SendMessage" };
    expect((await fetch(endpoint, { method: "POST", headers, body: "{}" })).status).toBe(403);
    expect(queue.counts().visible).toBe(0);
  });
});
