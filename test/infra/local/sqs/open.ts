import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openQueue } from "#infra/local/sqs/queue.ts";

export async function temporaryFile(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "sqs-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return join(dir, "ingest.sqlite");
}

export async function open(
  more: { file?: string; visibilityTimeoutSeconds?: number; maxReceiveCount?: number } = {},
) {
  const file = more.file ?? (await temporaryFile());
  const queue = openQueue({ visibilityTimeoutSeconds: 30, maxReceiveCount: 3, ...more, file });
  let closed = false;
  const close = () => {
    if (!closed) queue.close();
    closed = true;
  };
  onTestFinished(close);
  return { ...queue, close, file };
}
