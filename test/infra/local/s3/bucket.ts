import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, type GetObjectCommandInput, S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import type { S3Event } from "aws-lambda";
import { onTestFinished } from "vitest";
import { createS3 } from "#infra/local/s3/handler.ts";

export const Bucket = "uploads";
export const mount = "/_local/s3";
export const home = "http://home.example";
export const keys = { accessKeyId: "s3-key", secretAccessKey: "s3-secret" };

export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "s3-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

type Options = { dir?: string; onCreated?: (event: S3Event) => Promise<void> };

export async function startBucket({ dir, onCreated }: Options = {}) {
  const folder = dir ?? (await temporaryFolder());
  const events: S3Event[] = [];
  const keep = async (event: S3Event) => void events.push(event);
  const origins = (origin: string) => origin === home;
  const s3 = createS3({
    dir: folder,
    ...keys,
    region: "us-east-1",
    mount,
    origins,
    onCreated: onCreated ?? keep,
  });
  s3.createBucket(Bucket);
  const server = createServer((request, response) => s3.handle(request, response));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(Number(Object(server.address()).port)));
  });
  const endpoint = `http://127.0.0.1:${port}${mount}`;
  const clientWith = (more = {}) =>
    new S3Client({
      endpoint,
      region: "us-east-1",
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: keys,
      ...more,
    });
  const client = clientWith();
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    client.destroy();
    server.closeAllConnections();
    server.close();
    await s3.stop();
  };
  onTestFinished(stop);
  const get = async (Key: string, more: Partial<GetObjectCommandInput> = {}) => {
    const answer = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
    return { ...answer, text: await answer.Body?.transformToString() };
  };
  return { ...s3, stop, dir: folder, endpoint, client, clientWith, events, get };
}

type Form = {
  fields?: Record<string, string>;
  omit?: string[];
  conditions?: Conditions;
  expires?: number;
  to?: string;
};
export type Conditions = NonNullable<Parameters<typeof createPresignedPost>[1]["Conditions"]>;

/** Posts a file as a browser does, with fields changed or left out against what was signed. */
export async function postFile(client: S3Client, content: string, form: Form = {}): Promise<Response> {
  const { fields = {}, omit = [], expires = 60 } = form;
  const Conditions = form.conditions ?? [
    ["content-length-range", 1, 1000],
    ["starts-with", "$Content-Type", "text/"],
  ];
  const Fields = { "x-amz-meta-owner": "ann" };
  const signed = await createPresignedPost(client, {
    Bucket,
    Key: "posts/f.txt",
    Conditions,
    Fields,
    Expires: expires,
  });
  const body = new FormData();
  const sent = { ...signed.fields, "Content-Type": "text/plain", ...fields };
  for (const [name, value] of Object.entries(sent)) if (!omit.includes(name)) body.append(name, value);
  body.append("file", new Blob([content]), "f.txt");
  const url = form.to ? signed.url.replace(Bucket, form.to) : signed.url;
  return fetch(url, { method: "POST", body, headers: { origin: home } });
}

/** The name of the error that a call ended in; a call that succeeds fails the test. */
export async function errorNameOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error("The call succeeded");
  return error.name;
}
