import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPages } from "#pages/build.ts";

const kilobyte = 1000;
let outDir = "";

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "docent-widget-"));
  await buildPages({ outDir });
});
afterAll(() => rm(outDir, { recursive: true }));

const text = (file: string): Promise<string> => readFile(join(outDir, file), "utf8");
const brotli = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(join(outDir, file))).length;
const hashed = async (name: string): Promise<string> =>
  join("widget", (await readdir(join(outDir, "widget"))).find((file) => file.startsWith(`${name}-`)) ?? name);

describe("what a visitor downloads", () => {
  it("a launcher is at most 1.2 KB", async () => {
    expect(await brotli("widget.js")).toBeLessThanOrEqual(1.2 * kilobyte);
  });
  it("an opened chat is at most 9 KB in all", async () => {
    const total = (await brotli("widget.js")) + (await brotli(await hashed("panel")));
    expect(total).toBeLessThanOrEqual(9 * kilobyte);
  });
  it("an opened chat with form, answers, menu, dark mode, calls of the page and another language is at most 16 KB in all", async () => {
    const files = await readdir(join(outDir, "widget"));
    const languages = files.filter((file) => file.startsWith("words-"));
    const sizes = await Promise.all(languages.map((file) => brotli(join("widget", file))));
    let total = (await brotli("widget.js")) + Math.max(...sizes);
    for (const piece of ["panel", "talk", "form", "scheme", "api"])
      total += await brotli(await hashed(piece));
    expect(total).toBeLessThanOrEqual(16 * kilobyte);
    expect(languages).toHaveLength(12);
  });
  it.each(["public", "embed", "resume"])("the %s page's code is at most 15 KB", async (page) => {
    const script = /widget\/[\w-]+\.js/.exec(await text(`${page}.html`))?.[0] ?? "";
    expect(await brotli(script)).toBeLessThanOrEqual(15 * kilobyte);
  });
  it("the landing page is at most 15 KB with its stylesheet", async () => {
    const total = (await brotli("index.html")) + (await brotli(await hashed("site")));
    expect(total).toBeLessThanOrEqual(15 * kilobyte);
  });
});

describe("what is built", () => {
  it("the launcher names the panel by the hash of its content", async () => {
    expect(await text("widget.js")).toContain(`/${await hashed("panel")}`);
  });
  it("two builds of the same source are the same", async () => {
    const built = async () => [await hashed("panel"), await hashed("form"), await text("widget.js")];
    const before = await built();
    await buildPages({ outDir });
    expect(await built()).toEqual(before);
  });
  it.each(["index.html", "404.html", "public.html", "embed.html", "resume.html"])(
    "%s names only files that exist",
    async (page) => {
      const markup = await text(page);
      const files = [...markup.matchAll(/"\/((?:widget|fonts)\/[^"]+|favicon\.svg)"/g)].map(
        (match) => match[1] ?? "",
      );
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) expect((await readFile(join(outDir, file))).length).toBeGreaterThan(0);
    },
  );
  it.each(["index.html", "404.html", "public.html", "embed.html", "resume.html"])(
    "%s runs under a policy without inline code",
    async (page) => {
      expect(await text(page)).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/i);
    },
  );
  it("no script evaluates text or writes markup", async () => {
    const scripts = [
      "widget.js",
      "widget-embed.js",
      await hashed("panel"),
      await hashed("public"),
      await hashed("embed"),
      ...(await Promise.all(["quotation", "answer", "api", "form", "note", "scheme", "talk"].map(hashed))),
    ];
    for (const script of scripts)
      expect(await text(script)).not.toMatch(
        /\beval\(|new Function|innerHTML|outerHTML|insertAdjacentHTML|document\.write/,
      );
  });
  it("the landing page links to nothing but sign-up, sign-in, the app and itself", async () => {
    const links = [...(await text("index.html")).matchAll(/<a [^>]*href="([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(new Set(links)).toEqual(new Set(["#main", "/", "/app", "/login", "/signup"]));
  });
});
