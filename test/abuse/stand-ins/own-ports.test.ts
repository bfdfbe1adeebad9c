import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Call, call, type Reply } from "../play/call.ts";
import { openSetup, type Setup } from "../setup/setup.ts";
import { type Listening, portsOf } from "./ports.ts";
import { signatureOfForms } from "./signature.ts";

let setup: Setup;
let ports: Listening[];
let mailUrl: string;

beforeAll(async () => {
  setup = await openSetup();
  ports = portsOf(setup.product.pid);
  const config = await call(setup.product.url, { method: "GET", path: "/config.json" });
  mailUrl = JSON.parse(config.body).mailUrl;
});

afterAll(() => setup.product.giveBack());

const portOf = (url: string): number => Number(new URL(url).port);
const at = ({ port }: Listening, request: Call): Promise<Reply> => call(`http://127.0.0.1:${port}`, request);
const standIns = (): Listening[] =>
  ports.filter(({ port }) => port !== portOf(setup.product.url) && port !== portOf(mailUrl));

describe.runIf(process.platform === "linux")("the ports that the product opens", () => {
  it("are this machine's own, be there a network or none", () => {
    expect(ports.length).toBeGreaterThanOrEqual(4);
    expect(ports.filter(({ address }) => address !== "127.0.0.1")).toEqual([]);
  });

  it("answer nobody who only knows the access key that forms to upload tell", async () => {
    const authorization = await signatureOfForms(setup.ann);
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
          `/${setup.product.folder}`,
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
    const authorization = await signatureOfForms(setup.ann);
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
    const authorization = await signatureOfForms(setup.ann);
    for (const port of standIns())
      for (const origin of ["https://example.com", "null", setup.product.url]) {
        const headers = { authorization, origin, "content-type": "text/plain" };
        expect((await at(port, { method: "POST", path: "/", headers, body: "{}" })).status).toBe(403);
      }
  });
});
