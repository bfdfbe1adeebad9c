import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { describe, expect, it } from "vitest";
import { Bucket, errorNameOf, home, keys, startBucket } from "./bucket.ts";

const put = (Key: string, more = {}) => new PutObjectCommand({ Bucket, Key, Body: "secret", ...more });
const onlyWhenRequired = { requestChecksumCalculation: "WHEN_REQUIRED" };
const send = (url: string, init: RequestInit = {}) =>
  fetch(url, { method: "PUT", body: "put-body", ...init });

async function presignedPut(Key: string, more = {}, expiresIn = 60) {
  const bucket = await startBucket();
  const command = new PutObjectCommand({ Bucket, Key, ...more });
  return { ...bucket, url: await getSignedUrl(bucket.clientWith(onlyWhenRequired), command, { expiresIn }) };
}

describe("signatures at the local S3", () => {
  it("a presigned upload is taken", async () => {
    const { url, get } = await presignedPut("p", { ContentType: "text/plain" });
    expect((await send(url, { headers: { "content-type": "text/plain" } })).status).toBe(200);
    expect((await get("p")).text).toBe("put-body");
  });

  it("a presigned upload signed for an empty body is refused with another", async () => {
    const { client, dir } = await startBucket();
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: "p" }));
    expect((await send(url)).status).toBe(400);
    expect(await readdir(join(dir, "blobs"))).toEqual([]);
  });

  it.each([
    ["another key", (url: string) => url.replace("/p?", "/q?")],
    ["another expiry", (url: string) => url.replace("Expires=60", "Expires=6000")],
    ["no expiry", (url: string) => url.replace("X-Amz-Expires=60&", "")],
    ["a malformed date", (url: string) => url.replace(/X-Amz-Date=\w+/, "X-Amz-Date=never")],
    ["another bucket", (url: string) => url.replace(`/${Bucket}/`, "/other/")],
    ["one more parameter", (url: string) => `${url}&tagging`],
  ])("a presigned URL with %s is refused", async (_what, tamper) => {
    const { url } = await presignedPut("p");
    expect(tamper(url)).not.toBe(url);
    expect([400, 403]).toContain((await send(tamper(url))).status);
  });

  it("a presigned URL that has expired is refused", async () => {
    const { clientWith } = await startBucket();
    const signingDate = new Date(Date.now() - 61_000);
    const command = new PutObjectCommand({ Bucket, Key: "p" });
    const url = await getSignedUrl(clientWith(onlyWhenRequired), command, { expiresIn: 60, signingDate });
    const answer = await send(url);
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining("Request has expired"),
    ]);
  });

  it("a presigned upload cannot be turned into a copy of another object", async () => {
    const { client, url } = await presignedPut("p");
    await client.send(put("private"));
    const answer = await send(url, { headers: { "x-amz-copy-source": `${Bucket}/private` } });
    expect(answer.status).toBe(403);
  });

  it("a presigned download may choose its file name", async () => {
    const { client } = await startBucket();
    await client.send(put("d"));
    const ResponseContentDisposition = 'attachment; filename="x.txt"';
    const url = await getSignedUrl(
      client,
      new GetObjectCommand({ Bucket, Key: "d", ResponseContentDisposition }),
    );
    const answer = await fetch(url);
    expect(answer.headers.get("content-disposition")).toBe(ResponseContentDisposition);
    expect(await answer.text()).toBe("secret");
  });

  it("no signature, another key and another secret are refused", async () => {
    const { endpoint, clientWith } = await startBucket();
    expect((await fetch(`${endpoint}/${Bucket}/d`)).status).toBe(403);
    const as = (credentials: typeof keys) => errorNameOf(clientWith({ credentials }).send(put("d")));
    expect(await as({ ...keys, accessKeyId: "other" })).toBe("InvalidAccessKeyId");
    expect(await as({ ...keys, secretAccessKey: "other" })).toBe("SignatureDoesNotMatch");
  });

  it("a body that was changed on its way is refused", async () => {
    const { client, get } = await startBucket();
    const wrong = put("c", { ChecksumCRC32: "AAAAAA==" });
    expect(await errorNameOf(client.send(wrong))).toBe("BadDigest");
    expect(await errorNameOf(get("c"))).toBe("NoSuchKey");
  });

  it("only pages of an allowed origin may read answers", async () => {
    const { endpoint } = await startBucket();
    const preflight = (origin: string) =>
      fetch(`${endpoint}/${Bucket}/x`, {
        method: "OPTIONS",
        headers: {
          origin,
          "access-control-request-method": "PUT",
          "access-control-request-headers": "content-type",
        },
      });
    const allowed = await preflight(home);
    expect([allowed.status, allowed.headers.get("access-control-allow-origin")]).toEqual([204, home]);
    const foreign = await preflight("http://evil.example");
    expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    const read = await fetch(`${endpoint}/${Bucket}/x`, { headers: { origin: "http://evil.example" } });
    expect(read.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("a path that steps out of the mount is not climbed", async () => {
    const { endpoint, client } = await startBucket();
    const { hostname, port } = new URL(endpoint);
    const socket = connect(Number(port), hostname);
    socket.end(
      `GET /_local/s3/../../etc/passwd HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: close\r\n\r\n`,
    );
    expect((await socket.toArray()).join("")).toContain("403 Forbidden");
    expect(await errorNameOf(client.send(new HeadObjectCommand({ Bucket: "etc", Key: "passwd" })))).toBe(
      "NotFound",
    );
  });
});
