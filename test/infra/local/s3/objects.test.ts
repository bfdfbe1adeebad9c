import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutBucketAclCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { Bucket, errorNameOf, startBucket, temporaryFolder } from "./bucket.ts";

const put = (Key: string, more = {}) => new PutObjectCommand({ Bucket, Key, Body: "hello", ...more });

describe("objects in the local S3", () => {
  it("an object comes back with its type, metadata and checksum", async () => {
    const { client, get } = await startBucket();
    await client.send(
      put("a b/ü+%.txt", { ContentType: "text/plain; charset=utf-8", Metadata: { who: "ann" } }),
    );
    const found = await get("a b/ü+%.txt");
    expect(found).toMatchObject({
      text: "hello",
      ContentType: "text/plain; charset=utf-8",
      Metadata: { who: "ann" },
    });
    expect(found.ChecksumCRC32).toBe("NhCmhg==");
  });

  it("a streamed upload is stored without its framing", async () => {
    const { client, get } = await startBucket();
    const Body = Readable.from(["hel", "lo-", "stream"]);
    await client.send(put("stream", { Body, ContentLength: 12 }));
    const found = await get("stream");
    expect([found.text, found.ContentEncoding]).toEqual(["hello-stream", undefined]);
  });

  it("a range and the end of an object can be read alone", async () => {
    const { client, get } = await startBucket();
    await client.send(put("r", { Body: "0123456789" }));
    expect(await get("r", { Range: "bytes=2-5" })).toMatchObject({
      text: "2345",
      ContentRange: "bytes 2-5/10",
    });
    expect((await get("r", { Range: "bytes=-3" })).text).toBe("789");
    expect((await get("r", { Range: "bytes=7-99" })).text).toBe("789");
    expect(await errorNameOf(get("r", { Range: "bytes=10-" }))).toBe("InvalidRange");
  });

  it("what is not there is named", async () => {
    const { client, get } = await startBucket();
    await client.send(put("here"));
    expect((await client.send(new HeadObjectCommand({ Bucket, Key: "here" }))).ContentLength).toBe(5);
    expect(await errorNameOf(client.send(new HeadObjectCommand({ Bucket, Key: "gone" })))).toBe("NotFound");
    expect(await errorNameOf(get("gone"))).toBe("NoSuchKey");
    expect(await errorNameOf(client.send(put("k", { Bucket: "elsewhere" })))).toBe("NoSuchBucket");
  });

  it("a copy keeps content and metadata", async () => {
    const { client, get } = await startBucket();
    await client.send(put("a ü", { Metadata: { who: "ann" } }));
    await client.send(new CopyObjectCommand({ Bucket, Key: "copy", CopySource: encodeURI(`${Bucket}/a ü`) }));
    expect(await get("copy")).toMatchObject({ text: "hello", Metadata: { who: "ann" } });
  });

  it("of two uploads that must be the first one is refused and leaves nothing behind", async () => {
    const { client, dir } = await startBucket();
    const first = put("once", { IfNoneMatch: "*" });
    const results = await Promise.allSettled([client.send(first), client.send(first)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await errorNameOf(client.send(first))).toBe("PreconditionFailed");
    expect(await readdir(join(dir, "blobs"))).toHaveLength(1);
  });

  it("an unchanged object is not sent again", async () => {
    const { client, get } = await startBucket();
    const { ETag } = await client.send(put("same"));
    const again = get("same", { IfNoneMatch: ETag });
    await expect(again).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
  });

  it("objects are deleted one by one and many at once, bodies included", async () => {
    const { client, dir } = await startBucket();
    for (const key of ["a", "b<&>", "c"]) await client.send(put(key));
    await client.send(new DeleteObjectCommand({ Bucket, Key: "a" }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: "never there" }));
    const Delete = { Objects: [{ Key: "b<&>" }, { Key: "c" }] };
    const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete }));
    expect(Deleted).toEqual(Delete.Objects);
    expect(await readdir(join(dir, "blobs"))).toEqual([]);
  });

  it("tags are kept with the object", async () => {
    const { client } = await startBucket();
    await client.send(put("tagged", { Tagging: "first=1" }));
    const get = async () =>
      (await client.send(new GetObjectTaggingCommand({ Bucket, Key: "tagged" }))).TagSet;
    expect(await get()).toEqual([{ Key: "first", Value: "1" }]);
    const TagSet = [{ Key: "a&b", Value: "<c>" }];
    await client.send(new PutObjectTaggingCommand({ Bucket, Key: "tagged", Tagging: { TagSet } }));
    expect(await get()).toEqual(TagSet);
  });

  it("a bucket can be created and asked for, and what is not implemented says so", async () => {
    const { client } = await startBucket();
    await client.send(new CreateBucketCommand({ Bucket: "second" }));
    await client.send(new HeadBucketCommand({ Bucket: "second" }));
    expect(await errorNameOf(client.send(new HeadBucketCommand({ Bucket: "third" })))).toBe("NotFound");
    const acl = new PutBucketAclCommand({ Bucket, ACL: "public-read" });
    expect(await errorNameOf(client.send(acl))).toBe("NotImplemented");
  });

  it("a key that climbs out of its folder is only a name, and bodies are private files", async () => {
    const { client, dir, get } = await startBucket();
    const keys = ["../../../../evil.txt", "a/../b", "/rooted", "..", "nul\u0001"];
    for (const key of keys) await client.send(put(key, { Body: `body of ${key}` }));
    for (const key of keys) expect((await get(key)).text).toBe(`body of ${key}`);
    const files = await readdir(join(dir, "blobs"));
    expect(files).toHaveLength(keys.length);
    for (const file of files) expect(file).toMatch(/^[\da-f-]{36}$/);
    for (const file of files) expect((await stat(join(dir, "blobs", file))).mode & 0o777).toBe(0o600);
  });

  it("an uploaded page cannot run scripts in the product's origin", async () => {
    const { client, endpoint, clientWith } = await startBucket();
    await client.send(put("page.html", { ContentType: "text/html" }));
    const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
    const { GetObjectCommand } = await import("@aws-sdk/client-s3");
    const { headers } = await fetch(
      await getSignedUrl(clientWith(), new GetObjectCommand({ Bucket, Key: "page.html" })),
    );
    expect(endpoint).toContain("/_local/s3");
    expect(headers.get("content-security-policy")).toBe("sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("everything is still there after a restart", async () => {
    const dir = await temporaryFolder();
    const first = await startBucket({ dir });
    await first.client.send(put("kept"));
    await first.stop();
    expect((await (await startBucket({ dir })).get("kept")).text).toBe("hello");
  });
});
