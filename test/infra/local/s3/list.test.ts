import {
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { Bucket, startBucket } from "./bucket.ts";

async function startFilled() {
  const { client } = await startBucket();
  const keys = Array.from({ length: 12 }, (_, n) => `l/${n % 3}/${n}`);
  for (const Key of [...keys, "l/top", "other"])
    await client.send(new PutObjectCommand({ Bucket, Key, Body: "x" }));
  return client;
}

async function pagesOf(client: S3Client, input: Partial<ListObjectsV2CommandInput>) {
  const pages: string[][] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ...input, ContinuationToken }));
    const folders = page.CommonPrefixes?.map(({ Prefix }) => Prefix ?? "") ?? [];
    pages.push([...(page.Contents?.map(({ Key }) => Key ?? "") ?? []), ...folders]);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return pages;
}

describe("listing in the local S3", () => {
  it("pages through a prefix without losing or repeating a key", async () => {
    const pages = await pagesOf(await startFilled(), { Prefix: "l/", MaxKeys: 5 });
    expect(pages.map(({ length }) => length)).toEqual([5, 5, 3]);
    expect(new Set(pages.flat()).size).toBe(13);
  });

  it("folds what lies behind the delimiter, page by page", async () => {
    const client = await startFilled();
    const one = await pagesOf(client, { Prefix: "l/", Delimiter: "/" });
    expect(one).toEqual([["l/top", "l/0/", "l/1/", "l/2/"]]);
    const each = await pagesOf(client, { Prefix: "l/", Delimiter: "/", MaxKeys: 1 });
    expect(each).toEqual([["l/0/"], ["l/1/"], ["l/2/"], ["l/top"]]);
  });

  it("starts after a key and lists in the order of bytes", async () => {
    const { client } = await startBucket();
    for (const Key of ["b", "a", "ü", "😀", "\uffee", "Z"]) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: "x" }));
    }
    expect(await pagesOf(client, {})).toEqual([["Z", "a", "b", "ü", "\uffee", "😀"]]);
    expect(await pagesOf(client, { StartAfter: "b" })).toEqual([["ü", "\uffee", "😀"]]);
  });
});
