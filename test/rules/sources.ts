import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Source {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
  /** Own files by path, packages by name. */
  imports: string[];
}

/** The project's TypeScript and JavaScript below the given folders. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders
    .flatMap((folder) => filesOf(join(root, folder)))
    .map((file) => {
      const text = readFileSync(file, "utf8");
      return { path: relative(root, file), text, imports: importsOf(file, text) };
    });

const pattern =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)import\s*["']([^"']+)["']/g;

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => {
    const target = match[1] ?? match[2] ?? match[3] ?? "";
    return target.startsWith(".") ? relative(root, resolve(dirname(file), target)) : target;
  });

const filesOf = (path: string): string[] =>
  readdirSync(path).flatMap((name) => {
    const child = join(path, name);
    if (statSync(child).isDirectory()) return filesOf(child);
    return /\.(ts|tsx|mjs)$/.test(name) ? [child] : [];
  });
