import { afterAll, beforeAll, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { register } from "../../documents/things.ts";
import { finished } from "../../upload.ts";
import { type Call, call, type Reply } from "../play/call.ts";
import { hostileValues } from "../setup/hostile.ts";
import { accessKeyIdOf, openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let key: string;

beforeAll(async () => {
  setup = await openSetup({ isRead: true });
  const { user, chatbot, document } = setup.ann.things;
  key = `documents/${user}/${chatbot}/${document}`;
});

afterAll(() => setup.product.giveBack());

const send = (request: Call): Promise<Reply> => call(setup.product.url, request);
const bucket = "/_local/s3/uploads";

it("the bucket opens to no unsigned or wrongly signed request", async () => {
  const scope = `${accessKeyIdOf(setup.product)}/20261121/us-east-1/s3/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=${"0".repeat(64)}`;
  const signatures: Record<string, string>[] = [
    {},
    { authorization },
    { authorization: "Bearer x" },
    { authorization: "AWS4-HMAC-SHA256 Credential=" },
    { authorization: `Bearer ${setup.ann.owner.token}` },
  ];
  const paths = [
    bucket,
    `${bucket}/`,
    `${bucket}/${key}`,
    `${bucket}?list-type=2`,
    "/_local/s3",
    "/_local/s3/",
    "/_local/s3/other",
    `${bucket}/../../identity.json`,
    `${bucket}/%2e%2e%2f%2e%2e%2fidentity.json`,
    `${bucket}/%00`,
    `${bucket}/%zz`,
    `${bucket}/${key}?X-Amz-Signature=0&X-Amz-Credential=${scope}&X-Amz-Date=x&X-Amz-Expires=1e9&X-Amz-SignedHeaders=host`,
  ];
  for (const path of paths)
    for (const method of ["GET", "HEAD", "PUT", "POST", "DELETE", "OPTIONS", "PATCH"])
      for (const headers of signatures) {
        const { status, body } = await send({ method, path, headers });
        expect([400, 403, 404], `${method} ${path} ${JSON.stringify(headers)} ${status}`).toContain(status);
        expect(body).not.toMatch(/confidential|secretAccessKey|\n\s+at /);
      }
});

it("an address to download from opens that very file, that way, until its end", async () => {
  const { owner, things } = setup.ann;
  const { url } = await owner.documents.file({ chatbotId: things.chatbot, id: things.document });
  const { pathname, search } = new URL(url);
  const good = pathname + search;
  expect((await send({ method: "GET", path: good })).body).toContain("confidential handbook of ann");
  const { chatbot, document, user } = setup.bob.things;
  const changed = {
    "another file": good.replace(things.document, document),
    "another owner's": good.replace(key, `documents/${user}/${chatbot}/${document}`),
    "a longer life": good.replace(/X-Amz-Expires=\d+/, "X-Amz-Expires=604800"),
    "another type": good.replace("octet-stream", "html"),
    "another name": good.replace("handbook-of-ann", "other"),
    "one more field": `${good}&response-cache-control=public`,
    "another version": `${good}&versionId=1`,
    "a field twice": `${good}&X-Amz-Expires=604800`,
    "a step": good.replace(`/${things.document}`, `/x/../${things.document}`),
  };
  for (const [what, path] of Object.entries(changed))
    expect([what, (await send({ method: "GET", path })).status]).toEqual([what, 403]);
  for (const method of ["PUT", "DELETE", "POST"])
    expect((await send({ method, path: good, body: "x" })).status).toBe(403);
});

const form = async (fields: Record<string, string>, file: string): Promise<Reply> => {
  const boundary = "a-boundary";
  const part = (name: string, value: string, rest = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
  const body =
    Object.entries(fields)
      .map(([name, value]) => part(name, value))
      .join("") + part("file", file, '; filename="x.txt"');
  return send({
    method: "POST",
    path: bucket,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: `${body}--${boundary}--\r\n`,
  });
};

it("a form uploads that very document, and nothing that its policy does not say", async () => {
  const { owner, things } = setup.ann;
  const { upload } = await register(owner, things.chatbot, "a.txt");
  const changes: Record<string, string>[] = [
    { key },
    { key: "read/x" },
    { "Content-Type": "text/html" },
    { "x-amz-meta-filename": "eA" },
    { "x-amz-acl": "public-read" },
    { Policy: "e30=" },
    { Policy: "x" },
    { "X-Amz-Signature": "0".repeat(64) },
    { "X-Amz-Credential": "x" },
    { "X-Amz-Date": "20200101T000000Z" },
    { success_action_redirect: "https://example.com" },
  ];
  for (const change of changes) {
    const { status, body } = await form({ ...upload.fields, ...change }, "text");
    expect([400, 403], `${JSON.stringify(change)} ${status} ${body}`).toContain(status);
  }
  const { Policy: _, ...without } = upload.fields;
  expect((await form(without, "text")).status).toBe(403);
  expect((await form(upload.fields, "")).status).toBe(400);
  expect((await form(upload.fields, "text")).status).toBe(204);
});

it("a form without a boundary, or of another shape, is refused in the service's words", async () => {
  for (const type of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "multipart/form-data; boundary=x",
    `multipart/form-data; boundary=${"x".repeat(5000)}`,
  ])
    for (const body of [
      "",
      "--x\r\n",
      "--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--",
      "--x--\r\n",
    ]) {
      const reply = await send({ method: "POST", path: bucket, headers: { "content-type": type }, body });
      expect([400, 403], `${type} ${body}`).toContain(reply.status);
      expect(reply.body).toContain("<Code>");
    }
});

const isType = (text: string): boolean =>
  contract.documents.process.input.safeParse({ contentType: text }).success;

it("a file of any name and type that the contract takes is read or refused in words", async () => {
  const { owner, things } = setup.ann;
  const texts = hostileValues
    .map(({ json }) => json)
    .filter((json) => json.startsWith('"') && json.length < 150)
    .map((json): string => JSON.parse(json))
    .filter((text) => text.trim());
  const documents = await Promise.all(
    texts.map(async (text) => {
      const made = {
        ragSystemId: things.chatbot,
        filename: `${text}.txt`.slice(-250),
        content: `The answer is ${text}`,
        ...(isType(text) && { contentType: text }),
      };
      return finished(owner, await owner.documents.process(made));
    }),
  );
  const wrong = documents.filter(
    ({ processing_status: status, failure_reason: reason = "" }) =>
      status !== "completed" && !reason.endsWith("."),
  );
  expect(wrong).toEqual([]);
  for (const { id } of documents) {
    const { url } = await owner.documents.file({ chatbotId: things.chatbot, id });
    const file = await fetch(url);
    expect([file.status, (await file.text()).startsWith("The answer is")]).toEqual([200, true]);
  }
});

it("nothing of all this was logged as our failure", async () => {
  expect(await setup.product.output()).not.toMatch(/"level":"ERROR"|\n\s+at /);
});
