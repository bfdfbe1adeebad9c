import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSite } from "#infra/local/site/site.ts";
import { compressFiles } from "#infra/site-compression.ts";

const page = `<p>${"Welcome to the site. ".repeat(100)}</p>`;
const script = `console.log("${"a line of a script ".repeat(100)}")`;
let folder: string;
let port: number;
const server = createServer((request, response) =>
  createSite(folder, { url: "https://docent.example", origins: [] })(request, response),
);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), page);
  writeFileSync(join(folder, "404.html"), "<p>Not here</p>");
  writeFileSync(join(folder, "assets", "app-1a2b.js"), script);
  writeFileSync(join(folder, "assets", "font.woff2"), "x".repeat(2000));
  await compressFiles(folder);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** The answer as it comes over the wire, still compressed. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).once("error", reject);
  });

it("texts come in the smallest encoding that the browser takes", async () => {
  const brotli = await ask("/", { "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  const gzip = await ask("/assets/app-1a2b.js", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers).toMatchObject({
    "content-encoding": "gzip",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect(gunzipSync(gzip.body).toString()).toBe(script);
  const plain = await ask("/assets/app-1a2b.js");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toBe("accept-encoding");
  expect(plain.body.toString()).toBe(script);
});

it("a file that is compressed already comes as it is", async () => {
  const font = await ask("/assets/font.woff2", { "accept-encoding": "br" });
  expect(font.headers["content-encoding"]).toBeUndefined();
  expect(font.body).toHaveLength(2000);
});

it("hashed files are kept for a year, pages are asked for again and not sent twice", async () => {
  const hashed = await ask("/assets/app-1a2b.js");
  expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const { headers } = await ask("/", { "accept-encoding": "br" });
  expect(headers["cache-control"]).toBe("no-cache");
  const again = await ask("/", { "accept-encoding": "br", "if-none-match": headers.etag ?? "" });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers["content-security-policy"]).toContain("default-src 'none'");
});

it("each encoding has an entity tag of its own", async () => {
  const tags = await Promise.all(
    ["br", "gzip", "identity"].map(
      async (accepted) => (await ask("/", { "accept-encoding": accepted })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(3);
});

it.each(["/nothing", "/assets", "/assets/", "/..%2f..%2fetc/passwd", "/%00", "/%ff", "/.vite/manifest.json"])(
  "%s is answered with the page for what is not found",
  async (path) => {
    const { status, body, headers } = await ask(path, { "accept-encoding": "br" });
    expect([status, body.toString()]).toEqual([404, "<p>Not here</p>"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  },
);

it("names with spaces, signs and letters of other scripts are found", async () => {
  writeFileSync(join(folder, "Größe 50% #1.txt"), "found");
  const { status, body } = await ask(`/${encodeURIComponent("Größe 50% #1.txt")}`);
  expect([status, body.toString()]).toEqual([200, "found"]);
});
