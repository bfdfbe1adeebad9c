import { mkdtempSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { openMailbox } from "#infra/local/mailbox/mailbox.ts";

const running: (() => void)[] = [];

afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

const mail = {
  to: "ann@example.com",
  subject: "A code",
  text: "Your code: 123456",
  link: "http://127.0.0.1/x?a=1&b=2",
};

/** A mailbox served on a port of its own; `get` asks for a path with any headers, also ones that fetch forbids. */
const startMailbox = async (
  file = join(mkdtempSync(join(tmpdir(), "docent-mailbox-")), "mailbox.sqlite"),
) => {
  const mailbox = openMailbox({ file });
  const server = createServer(mailbox.handle).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening);
  const { port } = server.address() as AddressInfo;
  running.push(() => server.close(), mailbox.stop);
  const get = (path: string, headers = {}, method = "GET") =>
    new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
      (resolve, reject) => {
        const asked = request({ host: "127.0.0.1", port, path, method, headers }, async (response) => {
          const chunks: Buffer[] = await response.toArray();
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
        asked.on("error", reject).end();
      },
    );
  return { file, port, mailbox, get };
};

it("the page shows the newest mail first, with its code and its link", async () => {
  const { mailbox, get } = await startMailbox();
  mailbox.deliver({ ...mail, subject: "The older" });
  mailbox.deliver({ ...mail, subject: "The newer" });
  const { body } = await get("/_local/mailbox");
  expect(body.indexOf("The newer")).toBeLessThan(body.indexOf("The older"));
  expect(body).toContain("<code>123456</code>");
  expect(body).toContain('href="http://127.0.0.1/x?a=1&amp;b=2"');
});

it("an empty mailbox says what to do", async () => {
  const { get } = await startMailbox();
  expect((await get("/_local/mailbox")).body).toContain("No mail yet");
});

it("the same mails come as JSON", async () => {
  const { mailbox, get } = await startMailbox();
  mailbox.deliver(mail);
  const { body } = await get("/_local/mailbox.json");
  expect(JSON.parse(body)).toEqual(mailbox.list());
  expect(mailbox.list()).toMatchObject([mail]);
});

it("markup in a mail is shown as text and a script link is no link", async () => {
  const { mailbox, get } = await startMailbox();
  const markup = `"><script>alert('1')</script>&`;
  mailbox.deliver({ to: markup, subject: markup, text: markup, link: "javascript:alert(1)" });
  const { body } = await get("/_local/mailbox");
  expect(body).not.toContain("<script>");
  expect(body).not.toContain('href="javascript');
  expect(body).toContain("&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;");
});

it("the page may load nothing but its own stylesheet, and is never cached or framed", async () => {
  const { get } = await startMailbox();
  const { headers } = await get("/_local/mailbox");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; .*frame-ancestors 'none'$/,
  );
  expect(headers["cache-control"]).toBe("no-store");
});

it.each([
  ["another host name", { host: "evil.example" }],
  ["another host name with a local beginning", { host: "localhost.evil.example" }],
  ["a foreign origin", { origin: "https://evil.example" }],
  ["another port's origin", { origin: "http://127.0.0.1:1" }],
  ["a page of another site", { "sec-fetch-site": "cross-site" }],
  ["a page of another port", { "sec-fetch-site": "same-site" }],
  ["a proxy", { "x-forwarded-for": "203.0.113.7" }],
])("%s sees no mailbox", async (_who, headers) => {
  const { mailbox, get } = await startMailbox();
  mailbox.deliver(mail);
  for (const path of ["/_local/mailbox", "/_local/mailbox.json"]) {
    const answer = await get(path, headers);
    expect([answer.status, answer.body]).toEqual([404, "Not found"]);
  }
});

it("a page of the product's own origin, and an address typed by hand, see the mailbox", async () => {
  const { port, get } = await startMailbox();
  const own = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    "sec-fetch-site": "same-origin",
  };
  expect((await get("/_local/mailbox", own)).status).toBe(200);
  expect((await get("/_local/mailbox", { "sec-fetch-site": "none" })).status).toBe(200);
});

it("nothing can be posted to the mailbox", async () => {
  const { get } = await startMailbox();
  expect((await get("/_local/mailbox", {}, "POST")).status).toBe(404);
});

it("mails outlive a restart, in a file for its owner alone", async () => {
  const first = await startMailbox();
  first.mailbox.deliver(mail);
  const second = await startMailbox(first.file);
  expect(second.mailbox.list()).toMatchObject([mail]);
  expect(statSync(first.file).mode & 0o777).toBe(0o600);
});

it("the newest 200 mails are kept", async () => {
  const { mailbox } = await startMailbox();
  for (let count = 1; count <= 203; count++) mailbox.deliver({ ...mail, subject: `Mail ${count}` });
  expect(mailbox.list()).toHaveLength(200);
  expect(mailbox.list().at(-1)?.subject).toBe("Mail 4");
});
