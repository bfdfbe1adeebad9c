import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Conditions, home, postFile, startBucket } from "./bucket.ts";

describe("form uploads to the local S3", () => {
  it("a form that keeps to its policy is stored, with its type and metadata", async () => {
    const { client, get } = await startBucket();
    const answer = await postFile(client, "posted");
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, home]);
    const found = await get("posts/f.txt");
    expect(found).toMatchObject({ text: "posted", ContentType: "text/plain", Metadata: { owner: "ann" } });
  });

  it.each([
    ["a file that is too large", "x".repeat(1001), {}, "EntityTooLarge"],
    ["a file that is far too large", "x".repeat(3_000_000), {}, "EntityTooLarge"],
    ["an empty file", "", {}, "EntityTooSmall"],
    ["another key", "x", { fields: { key: "evil" } }, "AccessDenied"],
    ["another type", "x", { fields: { "Content-Type": "application/x-evil" } }, "AccessDenied"],
    ["other metadata", "x", { fields: { "x-amz-meta-owner": "bob" } }, "AccessDenied"],
    ["a field the policy does not name", "x", { fields: { "x-amz-meta-more": "1" } }, "AccessDenied"],
    ["a required field left out", "x", { omit: ["Content-Type"] }, "AccessDenied"],
    ["a path to another bucket", "x", { to: "second-bucket" }, "AccessDenied"],
    ["a forged signature", "x", { fields: { "X-Amz-Signature": "0".repeat(64) } }, "SignatureDoesNotMatch"],
    ["no policy", "x", { omit: ["Policy"] }, "AccessDenied"],
    ["an expired policy", "x", { expires: -1 }, "AccessDenied"],
    [
      "a foreign access key",
      "x",
      { fields: { "X-Amz-Credential": "o/20300101/us-east-1/s3/aws4_request" } },
      "InvalidAccessKeyId",
    ],
  ])("a form with %s is refused and leaves nothing behind", async (_what, content, form, code) => {
    const { client, dir, events, createBucket } = await startBucket();
    createBucket("second-bucket");
    const answer = await postFile(client, content, form);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).toContain(`<Code>${code}</Code>`);
    expect([await readdir(join(dir, "blobs")), events]).toEqual([[], []]);
  });

  it("a file of exactly the allowed size is taken", async () => {
    const { client } = await startBucket();
    expect((await postFile(client, "x".repeat(1000))).status).toBe(204);
  });

  it("a form may ask for the answer that tells where the object is", async () => {
    const { client } = await startBucket();
    const conditions: Conditions = [{ success_action_status: "201" }, ["starts-with", "$Content-Type", ""]];
    const form = { fields: { success_action_status: "201" }, conditions };
    const answer = await postFile(client, "x", form);
    expect([answer.status, await answer.text()]).toEqual([
      201,
      expect.stringContaining("<Key>posts/f.txt</Key>"),
    ]);
  });

  it("a form without a file, and one that is cut off, are refused", async () => {
    const { endpoint, dir } = await startBucket();
    const empty = await fetch(`${endpoint}/uploads`, { method: "POST", body: new FormData() });
    expect(empty.status).toBe(400);
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\ncut';
    expect((await fetch(`${endpoint}/uploads`, { method: "POST", headers, body })).status).toBe(403);
    expect(await readdir(join(dir, "blobs"))).toEqual([]);
  });
});
