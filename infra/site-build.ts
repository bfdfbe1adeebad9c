import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const sources = [
  "web",
  "widget",
  "pages",
  "shared",
  "infra/build.ts",
  "infra/route-table.ts",
  "infra/site-compression.ts",
  "package.json",
];

export const siteFolder = join(root, "dist", "site");
/** The folder of the help articles, from which the product's own chatbot answers. */
export const helpArticles = join(root, "pages", "help", "articles");
export const stampFile = join(root, "dist", "site.stamp");

/** True if the built site was made from the present sources. */
export const isSiteFresh = (): boolean =>
  existsSync(stampFile) && existsSync(siteFolder) && readFileSync(stampFile, "utf8") === stamp();

/** The built page that shows a widget in a frame: a function answers it with the policy of the widget. */
export const embedPageIn = (site: string): string => readFileSync(join(site, "embed.html"), "utf8");

/** The built page of a job posting, which a function fills in. */
export const jobPageIn = (site: string): string => readFileSync(join(site, "job.html"), "utf8");

/** The addresses of built files by their plain ones, as JSON: those that a function's pages of the site name. */
export const siteFilesIn = (site: string): string => {
  const files: Record<string, string> = JSON.parse(readFileSync(join(site, "files.json"), "utf8"));
  const named = [
    ...["widget/page.js", "widget/help.css", "widget/help.js"],
    ...["fonts/newsreader-basic.woff2", "fonts/hanken-grotesk-basic.woff2"],
  ];
  return JSON.stringify(Object.fromEntries(named.map((plain) => [plain, files[plain]])));
};

/** A fingerprint of the site's sources by path, size and time of change. */
export const stamp = (): string => {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesOf(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
};

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
};
