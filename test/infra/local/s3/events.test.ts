import { PutObjectCommand } from "@aws-sdk/client-s3";
import type { S3Event } from "aws-lambda";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Bucket, errorNameOf, postFile, startBucket, temporaryFolder } from "./bucket.ts";

const put = (Key: string) => new PutObjectCommand({ Bucket, Key, Body: "hello" });
const keysOf = (events: S3Event[]) => events.map(({ Records }) => Records[0]?.s3.object.key);

describe("events of the local S3", () => {
  afterEach(() => vi.restoreAllMocks());

  it("an upload is told as S3 tells it, its key encoded", async () => {
    const { client, events } = await startBucket();
    const { ETag } = await client.send(put("a b/ü+.txt"));
    expect(events).toHaveLength(1);
    expect(events[0]?.Records[0]).toMatchObject({
      eventSource: "aws:s3",
      eventName: "ObjectCreated:Put",
      awsRegion: "us-east-1",
      s3: {
        bucket: { name: Bucket },
        object: { key: "a+b/%C3%BC%2B.txt", size: 5, eTag: ETag?.replaceAll('"', "") },
      },
    });
  });

  it("a form upload has its own event, and later uploads a higher sequencer", async () => {
    const { client, events } = await startBucket();
    await postFile(client, "posted");
    await client.send(put("next"));
    const [first, second] = events.map(({ Records }) => Records[0]);
    expect(first?.eventName).toBe("ObjectCreated:Post");
    expect((second?.s3.object.sequencer ?? "") > (first?.s3.object.sequencer ?? "")).toBe(true);
  });

  it("an upload is confirmed only once its event was accepted", async () => {
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    const onCreated = vi.fn(() => accepted);
    const { client } = await startBucket({ onCreated });
    let isConfirmed = false;
    const upload = client.send(put("a")).then(() => {
      isConfirmed = true;
    });
    await vi.waitFor(() => expect(onCreated).toHaveBeenCalled());
    expect(isConfirmed).toBe(false);
    accept();
    await upload;
  });

  it("an event that was not accepted fails the upload and comes again at the next start", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const dir = await temporaryFolder();
    const first = await startBucket({ dir, onCreated: () => Promise.reject(new Error("full")) });
    expect(await errorNameOf(first.client.send(put("a")))).toBe("InternalError");
    expect(log).toHaveBeenCalledOnce();
    log.mockClear();
    await first.stop();
    const second = await startBucket({ dir });
    await vi.waitFor(() => expect(keysOf(second.events)).toEqual(["a"]));
    await second.stop();
    expect((await startBucket({ dir })).events).toEqual([]);
  });
});
