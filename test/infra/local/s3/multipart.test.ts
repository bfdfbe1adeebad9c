import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { describe, expect, it } from "vitest";
import { Bucket, errorNameOf, startBucket } from "./bucket.ts";

const Key = "large";

describe("uploads in parts to the local S3", () => {
  it("a large upload becomes one object with one event, and its parts are gone", async () => {
    const { client, events, dir } = await startBucket();
    const Body = Buffer.alloc(12 * 1024 ** 2, 7);
    await new Upload({
      client,
      params: { Bucket, Key, Body, ContentType: "x/y" },
      partSize: 5 * 1024 ** 2,
    }).done();
    const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(head).toMatchObject({
      ContentLength: Body.length,
      ContentType: "x/y",
      ETag: expect.stringMatching(/-3"$/),
    });
    expect(events.map(({ Records }) => Records[0]?.eventName)).toEqual([
      "ObjectCreated:CompleteMultipartUpload",
    ]);
    expect(await readdir(join(dir, "blobs"))).toHaveLength(1);
  });

  it("an aborted upload leaves nothing", async () => {
    const { client, dir } = await startBucket();
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const part = { Bucket, Key, UploadId };
    await client.send(new UploadPartCommand({ ...part, PartNumber: 1, Body: "x" }));
    await client.send(new AbortMultipartUploadCommand(part));
    expect(await readdir(join(dir, "blobs"))).toEqual([]);
    const late = client.send(new UploadPartCommand({ ...part, PartNumber: 2, Body: "x" }));
    expect(await errorNameOf(late)).toBe("NoSuchUpload");
  });

  it("parts that were never sent, or are too small, do not make an object", async () => {
    const { client } = await startBucket();
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const part = { Bucket, Key, UploadId };
    const put = (PartNumber: number) =>
      client.send(new UploadPartCommand({ ...part, PartNumber, Body: "x" }));
    const [{ ETag }] = [await put(1), await put(2)];
    const complete = (...numbers: number[]) =>
      errorNameOf(
        client.send(
          new CompleteMultipartUploadCommand({
            ...part,
            MultipartUpload: { Parts: numbers.map((PartNumber) => ({ PartNumber, ETag })) },
          }),
        ),
      );
    expect(await complete(3)).toBe("InvalidPart");
    expect(await complete(2, 1)).toBe("InvalidPartOrder");
    expect(await complete(1, 2)).toBe("EntityTooSmall");
  });
});
