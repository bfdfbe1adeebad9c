import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import {
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  HeadObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { until } from "#test/until.ts";
import { Bucket, errorNameOf, startBucket } from "./bucket.ts";

const put = (Key: string, more = {}) => new PutObjectCommand({ Bucket, Key, Body: "hello", ...more });
const drop = (Key: string, more = {}) => new DeleteObjectCommand({ Bucket, Key, ...more });
const other = '"00000000000000000000000000000000"';

describe("conditions in the local S3", () => {
  it("an object is replaced only while it is the one that was read", async () => {
    const { client, get } = await startBucket();
    const { ETag } = await client.send(put("a", { Body: "first" }));
    await client.send(put("a", { Body: "second", IfMatch: ETag }));
    expect(await errorNameOf(client.send(put("a", { IfMatch: ETag })))).toBe("PreconditionFailed");
    expect((await get("a")).text).toBe("second");
  });

  it("what is to be replaced and is not there is named as missing", async () => {
    const { client } = await startBucket();
    expect(await errorNameOf(client.send(put("a", { IfMatch: other })))).toBe("NoSuchKey");
    const CopySource = `${Bucket}/b`;
    await client.send(put("b"));
    const copy = new CopyObjectCommand({ Bucket, Key: "a", CopySource, IfMatch: other });
    expect(await errorNameOf(client.send(copy))).toBe("NoSuchKey");
  });

  it("of writers that replace the same object at once one is told that it did", async () => {
    const { client, dir } = await startBucket();
    const { ETag } = await client.send(put("a"));
    const all = Array.from({ length: 8 }, (_, at) => client.send(put("a", { Body: `${at}`, IfMatch: ETag })));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await readdir(join(dir, "blobs"))).toHaveLength(1);
  });

  it("an object that is deleted while its replacement comes in is a conflict", async () => {
    const { client, dir } = await startBucket();
    const { ETag } = await client.send(put("a"));
    const Body = new PassThrough();
    const replaced = errorNameOf(client.send(put("a", { Body, ContentLength: 6, IfMatch: ETag })));
    Body.write("hel");
    await until(async () => (await readdir(join(dir, "blobs"))).length === 2 || undefined);
    await client.send(drop("a"));
    Body.end("lo!");
    expect(await replaced).toBe("ConditionalRequestConflict");
    expect(await readdir(join(dir, "blobs"))).toEqual([]);
  });

  it("an upload in parts ends on the same conditions", async () => {
    const { client } = await startBucket();
    await client.send(put("a"));
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key: "a" }));
    const part = { Bucket, Key: "a", UploadId };
    const { ETag } = await client.send(new UploadPartCommand({ ...part, PartNumber: 1, Body: "part" }));
    const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
    const complete = (more: object) =>
      client.send(new CompleteMultipartUploadCommand({ ...part, MultipartUpload, ...more }));
    expect(await errorNameOf(complete({ IfNoneMatch: "*" }))).toBe("PreconditionFailed");
    expect(await errorNameOf(complete({ IfMatch: other }))).toBe("PreconditionFailed");
    await complete({});
  });

  it("an object is deleted only while it is the one that was read", async () => {
    const { client, get } = await startBucket();
    const { ETag } = await client.send(put("a"));
    expect(await errorNameOf(client.send(drop("a", { IfMatch: other })))).toBe("PreconditionFailed");
    expect((await get("a")).text).toBe("hello");
    await client.send(drop("a", { IfMatch: ETag }));
    expect(await errorNameOf(client.send(drop("a", { IfMatch: ETag })))).toBe("NoSuchKey");
  });

  it("a reader names the object it has, or wants, in any of the ways that are allowed", async () => {
    const { client, get } = await startBucket();
    const { ETag = "" } = await client.send(put("a"));
    for (const IfNoneMatch of [ETag, ETag.replaceAll('"', ""), `${other}, ${ETag}`, "*"])
      await expect(get("a", { IfNoneMatch })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    const head = client.send(new HeadObjectCommand({ Bucket, Key: "a", IfNoneMatch: ETag }));
    await expect(head).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    expect((await get("a", { IfNoneMatch: other })).text).toBe("hello");
    expect((await get("a", { IfMatch: "*" })).text).toBe("hello");
    expect(await errorNameOf(get("a", { IfMatch: other }))).toBe("PreconditionFailed");
    expect(await errorNameOf(get("gone", { IfNoneMatch: ETag }))).toBe("NoSuchKey");
  });

  it("conditions that S3 does not know are refused", async () => {
    const { client } = await startBucket();
    const { ETag } = await client.send(put("a"));
    expect(await errorNameOf(client.send(put("a", { IfNoneMatch: ETag })))).toBe("NotImplemented");
    const Delete = { Objects: [{ Key: "a", ETag }] };
    expect(await errorNameOf(client.send(new DeleteObjectsCommand({ Bucket, Delete })))).toBe(
      "NotImplemented",
    );
  });
});
