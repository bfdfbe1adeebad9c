import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** Prints how many numbered statements of each area a test title proves; ends with 1 on an id that is not one. */
const report = (): number => {
  const known = catalogue();
  const proven = idsInTitles();
  const areas = new Map<string, { all: number; proven: number }>();
  for (const id of known) {
    const area = id.split("-")[0] ?? "";
    const count = areas.get(area) ?? { all: 0, proven: 0 };
    areas.set(area, { all: count.all + 1, proven: count.proven + (proven.has(id) ? 1 : 0) });
  }
  for (const [area, count] of areas)
    console.log(`${area.padEnd(9)}${String(count.proven).padStart(5)} of ${count.all}`);
  const total = known.filter((id) => proven.has(id)).length;
  console.log(`${"total".padEnd(9)}${String(total).padStart(5)} of ${known.length}`);
  const unknown = [...proven].filter((id) => !known.includes(id));
  if (unknown.length > 0) console.error(`Unknown ids in test titles: ${unknown.join(", ")}`);
  return unknown.length > 0 ? 1 : 0;
};

const catalogue = (): string[] =>
  readFileSync(join(folder, "requirements.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")[0] ?? "");

const idsInTitles = (): Set<string> =>
  new Set(
    testFiles(folder).flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /\b(?:it|itDrawn|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*["'`]((?:\[[A-Z]+-\d+\]\s*)+)/g,
        ),
      ].flatMap((match) => [...(match[1] ?? "").matchAll(/\[([A-Z]+-\d+)\]/g)].map((id) => id[1] ?? "")),
    ),
  );

const testFiles = (path: string): string[] =>
  readdirSync(path).flatMap((name) => {
    const child = join(path, name);
    if (statSync(child).isDirectory()) return testFiles(child);
    return /\.test\.tsx?$|contract\.ts$/.test(name) ? [child] : [];
  });

process.exitCode = report();
