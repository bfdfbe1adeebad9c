import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { siteFolder } from "#infra/site-build.ts";

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
}

export interface Size {
  what: string;
  /** Thousands of bytes after brotli. */
  kilobytes: number;
  budget: number;
}

/** Sizes of the parts that browsers load of the built site, beside their budgets. */
export const measured = (): Size[] => {
  const manifest = readManifest();
  const initial = new Set(shellFiles());
  const pages = Object.keys(manifest).filter((name) => /-page\.tsx$/.test(name));
  const own = (name: string) => [...withImports(manifest, name)].filter((file) => !initial.has(file));
  return [
    { what: "widget launcher", kilobytes: total(["widget.js"]), budget: 1.2 },
    { what: "opened chat, all code", kilobytes: total(["widget.js", widgetFile("panel")]), budget: 9 },
    { what: "embed page", kilobytes: total([widgetFile("embed")]), budget: 15 },
    { what: "public chat page", kilobytes: total([widgetFile("public")]), budget: 15 },
    { what: "signed-in shell, initial", kilobytes: total([...initial]), budget: 154 },
    ...pages.map((name) => ({ what: pageName(name), kilobytes: total(own(name)), budget: 60 })),
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
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(siteFolder, file))).length, 0) /
  1000;

const widgetFile = (name: string): string => {
  const file = readdirSync(join(siteFolder, "widget")).find((one) =>
    new RegExp(`^${name}-[\\w]+\\.js$`).test(one),
  );
  if (!file) throw new Error(`The built widget has no ${name}.`);
  return join("widget", file);
};

const pageName = (name: string): string => name.split("/").at(-1)?.replace(".tsx", "") ?? name;
