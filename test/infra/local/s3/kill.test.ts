import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Event } from "aws-lambda";
import { expect, it, onTestFinished, vi } from "vitest";
import { openQueue } from "#infra/local/sqs/queue.ts";
import { Bucket, keys, mount, startBucket, temporaryFolder } from "./bucket.ts";

const child = fileURLToPath(new URL("kill.child.ts", import.meta.url));
const bodyOf = (key: string) => key.repeat(20_000);

/** Uploads to a process of its own, kills it when so many are confirmed and others under way; tells the confirmed. */
async function uploadAndKill(dir: string, file: string, round: number): Promise<string[]> {
  const args = [child, dir, file, Bucket, keys.accessKeyId, keys.secretAccessKey];
  const running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void running.kill("SIGKILL"));
  const [port] = await once(running.stdout, "data");
  const endpoint = `http://127.0.0.1:${String(port).trim()}${mount}`;
  const client = new S3Client({
    endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: keys,
  });
  const confirmed: string[] = [];
  const upload = async (writer: number) => {
    for (let n = 0; ; n += 1) {
      const Key = `${round}-${writer}-${n}`;
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bodyOf(Key) }));
      confirmed.push(Key);
      if (confirmed.length === 11 + 4 * round) running.kill("SIGKILL");
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(upload));
  if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
  expect(running.signalCode).toBe("SIGKILL");
  return confirmed;
}

it("a kill amid uploads loses no confirmed one, nor its event, and leaves no body behind", async () => {
  const dir = await temporaryFolder();
  const file = join(await temporaryFolder(), "ingest.sqlite");
  const confirmed = [...(await uploadAndKill(dir, file, 0)), ...(await uploadAndKill(dir, file, 1))];
  const { client, get, events } = await startBucket({ dir });
  for (const key of confirmed) expect((await get(key)).text).toBe(bodyOf(key));

  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
  expect(await readdir(join(dir, "blobs"))).toHaveLength(Contents.length);
  const queue = openQueue({ file, visibilityTimeoutSeconds: 30, maxReceiveCount: 3 });
  const queued: S3Event[] = queue.receive(1000).map(({ body }) => JSON.parse(body));
  queue.close();
  await vi.waitFor(() => {
    const told = new Set([...queued, ...events].map(({ Records }) => Records[0]?.s3.object.key));
    expect([...Contents].filter(({ Key = "" }) => !told.has(Key))).toEqual([]);
  });
  const toldBefore = queued.map(({ Records }) => Records[0]?.s3.object.key);
  expect(toldBefore).toEqual(expect.arrayContaining(confirmed));
});
