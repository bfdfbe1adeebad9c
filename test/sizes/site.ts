import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { siteFolder } from "#infra/site-build.ts";
import type { Size } from "./size.ts";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

/** Sizes of the parts that browsers load of the built site, after brotli. */
export const siteSizes = (): Size[] => {
  const manifest = readManifest();
  const initial = new Set(shellFiles());
  const pages = Object.keys(manifest).filter((name) => /-page\.tsx$/.test(name));
  const own = (name: string) => [...withImports(manifest, name)].filter((file) => !initial.has(file));
  const opened = ["widget.js", widgetFile("panel")];
  const asked = ["talk", "form", "scheme", "api"].map((name) => widgetFile(name));
  return [
    { what: "widget launcher", bytes: total(["widget.js"]), promised: 1_550 },
    { what: "opened chat", bytes: total(opened), promised: 9_400 },
    {
      what: "opened chat with form, answers, menu, dark mode, calls of the page and another language",
      bytes: total([...opened, ...asked, largestLanguage()]),
      promised: 16_400,
    },
    ...["embed", "public", "resume"].map((page) => ({
      what: `${page} page`,
      bytes: total([scriptOf(`${page}.html`)]),
      most: 15_000,
    })),
    { what: "page of a job posting, script", bytes: total([scriptOf("job.html")]), most: 12_000 },
    {
      what: "page of a job posting, style sheet",
      bytes: total([widgetFile("job-page", "css")]),
      most: 6_000,
    },
    { what: "landing page and its style sheet", bytes: total(["index.html", widgetFile("site", "css")]) },
    { what: "signed-in shell", bytes: total([...initial]), most: 180_000 },
    ...pages.map((name) => ({ what: pageName(name), bytes: total(own(name)), most: 60_000 })),
  ];
};

/** Files of the built site that every page of the signed-in app loads. */
export const shellFiles = (): string[] => [...withImports(readManifest(), "app.html")];

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(siteFolder, ".vite/manifest.json"), "utf8"));

const withImports = (
  manifest: Record<string, Chunk>,
  name: string,
  found = new Set<string>(),
): Set<string> => {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const other of chunk.imports ?? []) withImports(manifest, other, found);
  return found;
};

const total = (files: string[]): number =>
  files.reduce((sum, file) => sum + compressed(readFileSync(join(siteFolder, file), "utf8")), 0);

/**
 * The bytes of a text after brotli, with one hash in place of all that stand in names of files: another file's hash
 * moves a size by up to 30 bytes, although nothing of the text has changed.
 */
export const compressed = (text: string): number =>
  brotliCompressSync(text.replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, "-5B8D02F7")).length;

const widgetFiles = (beginning: string, type = "js"): string[] =>
  readdirSync(join(siteFolder, "widget"))
    .filter((file) => file.startsWith(`${beginning}-`) && file.endsWith(`.${type}`))
    .map((file) => join("widget", file));

const widgetFile = (name: string, type = "js"): string => {
  const file = widgetFiles(name, type).find((one) => new RegExp(`/${name}-\\w+\\.`).test(one));
  if (!file) throw new Error(`The built widget has no ${name}.`);
  return file;
};

/** The words of the language that takes most. */
const largestLanguage = (): string => {
  const languages = widgetFiles("words").map((file) => ({ file, bytes: total([file]) }));
  return languages.toSorted((one, other) => other.bytes - one.bytes)[0]?.file ?? widgetFile("words");
};

const scriptOf = (page: string): string => {
  const script = /widget\/[\w-]+\.js/.exec(readFileSync(join(siteFolder, page), "utf8"))?.[0];
  if (!script) throw new Error(`${page} runs no script.`);
  return script;
};

const pageName = (name: string): string => name.replace(/^.*features\//, "").replace(".tsx", "");
