import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { newSecret } from "#lambdas/webhooks/secrets.ts";
import { attempt } from "#lambdas/webhooks/send/attempt.ts";
import { signatureOf } from "#lambdas/webhooks/send/sign.ts";
import { internet } from "#platform/outgoing/connect.ts";
import { webhookExamples, webhookReceiver } from "#shared/api-docs/webhooks.ts";
import { type PayloadType, payloadData } from "#shared/webhooks/payloads.ts";
import { webhookEventNames } from "#shared/webhooks/rules.ts";
import { until } from "../until.ts";

const secret = newSecret();
const body = JSON.stringify(webhookExamples[0]?.body);
const usual = { ...internet };
const folder = mkdtempSync(join(tmpdir(), "receiver-"));
let program: ChildProcess;
let printed = "";
let url = "";

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The program of the documentation, run as it stands there. */
beforeAll(async () => {
  Object.assign(internet, { resolve: async () => ["127.0.0.1"], isPublic: () => true });
  const file = join(folder, "receiver.mjs");
  writeFileSync(file, webhookReceiver({ secret }));
  const port = await freePort();
  url = `http://api.example:${port}/`;
  program = spawn(process.execPath, [file], {
    env: { PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  program.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await until(() =>
    fetch(`http://127.0.0.1:${port}/`, { method: "POST" }).then(
      ({ status }) => status,
      () => undefined,
    ),
  );
});
afterAll(() => {
  program.kill();
  Object.assign(internet, usual);
  rmSync(folder, { recursive: true });
});

const sent = async (id: string, secrets: string[]) => (await attempt(url, { id, body, secrets })).status;

it("the documented receiver takes what is sent, with one signature or two, and each event once", async () => {
  expect(await sent("whm_a", [secret])).toBe(204);
  expect(await sent("whm_a", [secret])).toBe(204);
  expect(await sent("whm_b", [newSecret(), secret])).toBe(204);
  await until(async () => printed.split("conversation.started").length > 2 || undefined);
  expect(printed.split("conversation.started")).toHaveLength(3);
});

it("the documented receiver refuses another secret, another body and an old time", async () => {
  expect(await sent("whm_c", [newSecret()])).toBe(401);
  const post = async (minutesAgo: number, signedBody: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000) - 60 * minutesAgo);
    const signature = signatureOf({ id: "whm_d", timestamp, body: signedBody }, [secret]);
    const headers = {
      "webhook-id": "whm_d",
      "webhook-timestamp": timestamp,
      "webhook-signature": signature,
    };
    return (await fetch(url.replace("api.example", "127.0.0.1"), { method: "POST", headers, body })).status;
  };
  expect([await post(1, `${body} `), await post(6, body), await post(4, body)]).toEqual([401, 401, 204]);
});

it("there is a valid example of each event", () => {
  expect(webhookExamples.map(({ type }) => type)).toEqual(webhookEventNames);
  for (const { type, body: example } of webhookExamples) {
    const { shape } = payloadData[type as PayloadType];
    const whole = z.strictObject({
      type: z.literal(type),
      timestamp: z.iso.datetime(),
      data: z.strictObject(shape),
    });
    expect(whole.parse(example)).toEqual(example);
  }
});
