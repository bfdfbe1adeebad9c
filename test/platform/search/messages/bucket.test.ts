import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { list } from "#platform/search/embedded/bucket.ts";
import { openBucketMessages } from "#platform/search/messages/bucket/bucket.ts";
import { readQuery } from "#platform/search/messages/query.ts";
import { type Buckets, startBuckets } from "../index-bucket.ts";
import { itSearchesMessages } from "./contract.ts";
import { entriesOf } from "./entries.ts";

describe("search in messages over files in a bucket", () => {
  let buckets: Buckets;
  let one: ReturnType<typeof openBucketMessages>;
  const place = () => ({ client: buckets.client, bucket: "messages" });
  const newest = { by: "activity", order: "newest", limit: 99 } as const;

  beforeAll(async () => {
    buckets = await startBuckets();
    buckets.createBucket("messages");
    one = openBucketMessages({ ...place(), changesPerFile: 4 });
  });
  afterAll(() => buckets.stop());

  const keys = async () => {
    const found: string[] = [];
    for await (const { objects } of list(place(), "index/messages/usr_a/"))
      found.push(...objects.map(({ key }) => key));
    return found;
  };

  itSearchesMessages(() => one);

  it("processes that write, compact and read at once lose nothing, and leave one file and few changes", async () => {
    const writers = [1, 2, 3].map(() => openBucketMessages({ ...place(), changesPerFile: 1 }));
    const reader = openBucketMessages(place());
    const find = (text: string) => reader.find({ accountId: "usr_a", clauses: readQuery(text) }, newest);
    const put = async (writer: (typeof writers)[number]) => {
      for (let n = 0; n < 6; n++) await writer.put("usr_a", entriesOf("usr_a", ["refund"]));
    };
    await Promise.all([...writers.map(put), find("refund"), find("refund")]);
    expect(await find("refnud")).toHaveLength(18);
    expect((await keys()).filter((key) => key.endsWith("/compacted"))).toHaveLength(1);
    expect((await keys()).length).toBeLessThan(18);
    await reader.forgetAccount("usr_a");
    expect(await keys()).toEqual([]);
    expect(await find("refund")).toEqual([]);
  });
});
