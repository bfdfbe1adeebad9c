import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPages } from "#pages/build.ts";

let outDir = "";

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), "docent-widget-"));
  await buildPages({ outDir });
});
afterAll(() => rm(outDir, { recursive: true }));

const text = (file: string): Promise<string> => readFile(join(outDir, file), "utf8");
const hashed = async (name: string): Promise<string> =>
  join("widget", (await readdir(join(outDir, "widget"))).find((file) => file.startsWith(`${name}-`)) ?? name);

describe("what is built", () => {
  it("the launcher names the panel by the hash of its content", async () => {
    expect(await text("widget.js")).toContain(`/${await hashed("panel")}`);
  });
  it("every language has words of its own", async () => {
    const files = await readdir(join(outDir, "widget"));
    expect(files.filter((file) => file.startsWith("words-"))).toHaveLength(12);
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
      // facts for search engines are data, which no browser runs
      const markup = (await text(page)).replaceAll(
        /<script type="application\/ld\+json">[^<]*<\/script>/g,
        "",
      );
      expect(markup).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)|\son\w+=/i);
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
});
