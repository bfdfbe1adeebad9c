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
  /** The same imports, each with its spelling. */
  specifiers: { spelled: string; target: string }[];
}

/** The project's TypeScript and JavaScript below the given folders. */
export const sourcesOf = (...folders: string[]): Source[] =>
  folders
    .flatMap((folder) => filesOf(join(root, folder)))
    .map((file) => {
      const text = readFileSync(file, "utf8");
      const specifiers = importsOf(file, text);
      return {
        path: relative(root, file),
        text,
        imports: specifiers.map(({ target }) => target),
        specifiers,
      };
    });

const pattern =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)import\s*["']([^"']+)["']/g;

const importsOf = (file: string, text: string): Source["specifiers"] =>
  [...text.matchAll(pattern)].map((match) => {
    const spelled = match[1] ?? match[2] ?? match[3] ?? "";
    return { spelled, target: targetOf(file, spelled) };
  });

const targetOf = (file: string, spelled: string): string => {
  if (spelled.startsWith("#")) return ownPath(spelled);
  return spelled.startsWith(".") ? relative(root, resolve(dirname(file), spelled)) : spelled;
};

const aliases: Record<string, string> = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).imports;

/** The path that an import by alias (`#shared/errors.ts`) stands for, by the "imports" of package.json. */
const ownPath = (target: string): string => {
  const [alias, folder] =
    Object.entries(aliases).find(([name]) => target.startsWith(name.slice(0, -1))) ?? [];
  if (!alias || !folder) throw new Error(`${target} is no alias of package.json.`);
  return join(folder.slice(0, -1), target.slice(alias.length - 1));
};

const filesOf = (path: string): string[] =>
  readdirSync(path).flatMap((name) => {
    const child = join(path, name);
    if (statSync(child).isDirectory()) return filesOf(child);
    return /\.(ts|tsx|mjs)$/.test(name) ? [child] : [];
  });
