import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cognito } from "../../cast.ts";
import { type Call, call, type Reply } from "../play/call.ts";
import { openScene, register, type Scene } from "../scene/scene.ts";
import { type Listening, portsOf } from "./ports.ts";

let scene: Scene;
let ports: Listening[];
let mailboxUrl: string;

beforeAll(async () => {
  scene = await openScene();
  ports = portsOf(scene.product.process.pid);
  const config = await call(scene.product.url, { method: "GET", path: "/config.json" });
  mailboxUrl = JSON.parse(config.body).mailboxUrl;
});

afterAll(() => scene.product.stop());

const portOf = (url: string): number => Number(new URL(url).port);
const at = ({ port }: Listening, request: Call): Promise<Reply> => call(`http://127.0.0.1:${port}`, request);
const standIns = (): Listening[] =>
  ports.filter(({ port }) => port !== portOf(scene.product.url) && port !== portOf(mailboxUrl));

/** What whoever was handed a form to upload with has read of the installation's key. */
const signatureOfForms = async (): Promise<string> => {
  const { owner, things } = scene.ann;
  const { upload } = await register(owner, things.bot, "a.txt");
  return `AWS4-HMAC-SHA256 Credential=${upload.fields["X-Amz-Credential"]}, SignedHeaders=host, Signature=${upload.fields["X-Amz-Signature"]}`;
};

describe.runIf(process.platform === "linux")("the ports that the product opens", () => {
  it("are this machine's own, be there a network or none", () => {
    expect(ports.length).toBeGreaterThanOrEqual(4);
    expect(ports.filter(({ address }) => address !== "127.0.0.1")).toEqual([]);
  });

  it("answer nobody who only knows the access key that forms to upload tell", async () => {
    const authorization = await signatureOfForms();
    expect(standIns().length).toBeGreaterThanOrEqual(2);
    for (const port of standIns())
      for (const target of [
        "DynamoDB_20120810.ListTables",
        "DynamoDB_20120810.Scan",
        "AmazonSQS.ReceiveMessage",
      ])
        for (const path of [
          "/",
          `/${"x".repeat(43)}`,
          "//",
          "/000000000000/ingest",
          `/${scene.product.folder}`,
        ]) {
          const headers = {
            authorization,
            "x-amz-target": target,
            "content-type": "application/x-amz-json-1.0",
          };
          const body = JSON.stringify({
            TableName: "docent",
            QueueUrl: "http://127.0.0.1/000000000000/ingest",
          });
          const reply = await at(port, { method: "POST", path, headers, body });
          expect([reply.status, reply.body], `${target} ${path}`).toEqual([
            403,
            expect.stringContaining("AccessDenied"),
          ]);
        }
  });

  it("answer no page, whichever name it gives this machine", async () => {
    const authorization = await signatureOfForms();
    for (const port of ports)
      for (const headers of [
        { host: "example.com" },
        { host: `example.com:${port.port}` },
        { host: `127.0.0.1.example.com:${port.port}` },
        { authorization, host: "example.com" },
      ])
        for (const method of ["GET", "POST", "OPTIONS"]) {
          const reply = await at(port, { method, path: "/", headers });
          expect([403, 404], JSON.stringify(headers)).toContain(reply.status);
          expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
        }
  });

  it("take no signed request of a page of another site", async () => {
    const authorization = await signatureOfForms();
    for (const port of standIns())
      for (const origin of ["https://example.com", "null", scene.product.url]) {
        const headers = { authorization, origin, "content-type": "text/plain" };
        expect((await at(port, { method: "POST", path: "/", headers, body: "{}" })).status).toBe(403);
      }
  });
});

it("open connections are managed by nobody who only knows that access key", async () => {
  const authorization = await signatureOfForms();
  for (const method of ["GET", "POST", "DELETE"]) {
    const path = "/_local/socket/@connections/x";
    const reply = await call(scene.product.url, { method, path, headers: { authorization } });
    expect([reply.status, reply.headers["x-amzn-errortype"]]).toEqual([404, undefined]);
  }
});

describe("mails", () => {
  const read = (path: string, headers: Record<string, string> = {}, url = mailboxUrl) =>
    call(url, { method: "GET", path, headers });

  beforeAll(async () => {
    const { email } = scene.ann.owner;
    const { userPoolClientId: ClientId } = await (await fetch(`${scene.product.url}/config.json`)).json();
    await cognito(scene.product.url, "ForgotPassword", { ClientId, Username: email });
  });

  it("are not to be had at the product's own port, which a proxy may lead others to", async () => {
    const { email } = scene.ann.owner;
    expect((await read("/")).body).toContain(email);
    for (const path of ["/_local/mailbox", "/_local/mailbox.json", "/_local/mailbox/", "/mails.json"])
      expect((await read(path, {}, scene.product.url)).body).not.toContain(email);
    expect((await read("/_local/mailbox", {}, scene.product.url)).headers.location).toBe(mailboxUrl);
  });

  it("are not shown to whom a proxy leads to them, nor is their place told", async () => {
    for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "cf-ray"]) {
      expect((await read("/", { [name]: "127.0.0.1" })).status).toBe(404);
      const config = await read("/config.json", { [name]: "127.0.0.1" }, scene.product.url);
      expect([config.status, Object.keys(JSON.parse(config.body))]).toEqual([
        200,
        expect.not.arrayContaining(["mailboxUrl"]),
      ]);
      const led = await read("/_local/mailbox", { [name]: "127.0.0.1" }, scene.product.url);
      expect([led.status, led.headers.location]).toEqual([404, undefined]);
    }
  });

  it("open by a link from anywhere, and are read by no page", async () => {
    const link = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    expect((await read("/", { ...link, "sec-fetch-site": "same-site" })).status).toBe(200);
    for (const kind of [
      { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
      { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    ])
      for (const site of ["same-site", "cross-site"])
        expect((await read("/mails.json", { ...kind, "sec-fetch-site": site })).status).toBe(404);
  });
});
