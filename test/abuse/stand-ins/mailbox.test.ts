import { afterAll, beforeAll, expect, it } from "vitest";
import { cognito } from "../../users.ts";
import { call } from "../play/call.ts";
import { openSetup, type Setup } from "../setup/setup.ts";

let setup: Setup;
let mailUrl: string;

/** With a mail to Ann in it. */
beforeAll(async () => {
  setup = await openSetup();
  const { url } = setup.product;
  const config = await (await fetch(`${url}/config.json`)).json();
  mailUrl = config.mailUrl;
  await cognito(url, "ForgotPassword", {
    ClientId: config.userPoolClientId,
    Username: setup.ann.owner.email,
  });
});

afterAll(() => setup.product.giveBack());

const read = (path: string, headers: Record<string, string> = {}, url = mailUrl) =>
  call(url, { method: "GET", path, headers });

it("mails are not to be had at the product's own port, which a proxy may lead others to", async () => {
  const { email } = setup.ann.owner;
  expect((await read("/")).body).toContain(email);
  for (const path of ["/_local/mailbox", "/_local/mailbox.json", "/_local/mailbox/", "/mails.json"])
    expect((await read(path, {}, setup.product.url)).body).not.toContain(email);
  expect((await read("/_local/mailbox", {}, setup.product.url)).headers.location).toBe(mailUrl);
});

it("mails are not shown to whom a proxy leads to them, nor is their place told", async () => {
  for (const name of ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "cf-ray"]) {
    expect((await read("/", { [name]: "127.0.0.1" })).status).toBe(404);
    const config = await read("/config.json", { [name]: "127.0.0.1" }, setup.product.url);
    expect([config.status, Object.keys(JSON.parse(config.body))]).toEqual([
      200,
      expect.not.arrayContaining(["mailUrl"]),
    ]);
    const led = await read("/_local/mailbox", { [name]: "127.0.0.1" }, setup.product.url);
    expect([led.status, led.headers.location]).toEqual([404, undefined]);
  }
});

it("mails open by a link from anywhere, and are read by no page", async () => {
  const link = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const site of ["same-site", "cross-site"])
    expect((await read("/", { ...link, "sec-fetch-site": site })).status).toBe(200);
  for (const kind of [
    { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
    { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  ])
    for (const site of ["same-site", "cross-site"])
      expect((await read("/mails.json", { ...kind, "sec-fetch-site": site })).status).toBe(404);
});

it("mails are shown to this machine's own reader alone, who only reads", async () => {
  const strangers: Record<string, string>[] = [
    { origin: "https://example.com" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=127.0.0.1" },
  ];
  for (const path of ["/", "/mails.json", "/x/y.json"]) {
    expect((await read(path)).status).toBe(200);
    for (const headers of strangers) expect((await read(path, headers)).status).toBe(404);
    for (const method of ["POST", "DELETE", "PUT", "OPTIONS"])
      expect((await call(mailUrl, { method, path })).status).toBe(404);
  }
});
