import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { readText } from "../ingest/read-text.ts";
import { peakMemory } from "./peak-memory.ts";
import type { Row } from "./table.ts";

const Manifest = z.array(
  z.object({
    file: z.string(),
    type: z.string(),
    expect: z.array(z.string()),
    must_not: z.array(z.string()),
    max_chars: z.number(),
  }),
);
type Entry = z.infer<typeof Manifest>[number];

const oddShare = 0.01;

/** Reads every file of a manifest and looks for what its text must and must not hold. */
export const extraction = async (): Promise<Row[]> => {
  const at = process.argv.indexOf("--data");
  const folder = resolve(at < 0 ? "../shared/data/extraction" : (process.argv[at + 1] ?? "."));
  if (!existsSync(join(folder, "manifest.json"))) {
    console.log(`  There is no manifest.json in ${folder}; --data FOLDER names another.`);
    return [];
  }
  const entries = Manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const rows: Row[] = [];
  for (const [type, files] of Map.groupBy(entries, (entry) => entry.type))
    rows.push(...(await ofType(type, files, folder)));
  return rows;
};

const ofType = async (type: string, entries: Entry[], folder: string): Promise<Row[]> => {
  const peak = peakMemory();
  const results: Awaited<ReturnType<typeof check>>[] = [];
  for (const entry of entries) results.push(await check(entry, folder));
  const sum = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((all, one) => all + of(one), 0);
  for (const { problem, entry } of results) if (problem) console.log(`  ${entry.file}: ${problem}`);
  return [
    {
      what: `${type}: files right`,
      value: sum(({ problem }) => (problem ? 0 : 1)),
      unit: `of ${entries.length}`,
      atLeast: entries.length,
    },
    {
      what: `${type}: strings found`,
      value: sum(({ found }) => found),
      unit: `of ${sum(({ entry }) => entry.expect.length)}`,
    },
    {
      what: `${type}: speed`,
      value: sum(({ bytes }) => bytes) / 1000 / sum(({ milliseconds }) => milliseconds),
      unit: "MB/s",
    },
    { what: `${type}: peak memory`, value: Math.round(peak.stop()), unit: "MiB", atMost: 512 },
  ];
};

const check = async (entry: Entry, folder: string) => {
  const bytes = readFileSync(join(folder, entry.file));
  // Once to load the parser, which is not the file's doing, and once for the clock
  const outcome = await attempt(bytes, entry.file);
  const from = performance.now();
  await attempt(bytes, entry.file);
  const milliseconds = performance.now() - from;
  if (outcome instanceof Error)
    return { entry, bytes: bytes.length, milliseconds, found: 0, problem: outcome.message };
  const text = normal(outcome);
  const missing = entry.expect.filter((string) => !text.includes(normal(string)));
  const problem = [
    ...missing.map((string) => `lacks ${JSON.stringify(string)}`),
    ...entry.must_not
      .filter((string) => outcome.includes(string))
      .map((string) => `holds ${JSON.stringify(string)}`),
    ...(outcome.length > entry.max_chars
      ? [`is ${outcome.length} characters long, at most ${entry.max_chars} are right`]
      : []),
    ...(isOdd(outcome) ? ["holds too many control or replacement characters"] : []),
  ].join("; ");
  return { entry, bytes: bytes.length, milliseconds, found: entry.expect.length - missing.length, problem };
};

const attempt = (bytes: Uint8Array, filename: string): Promise<string | Error> =>
  readText(bytes, filename).catch((error) => error);

/** The rule by which strings are found: compatibility forms, straight quotes and dashes, single spaces. */
const normal = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .replace(/[\u2018-\u201B\u2032]/g, "'")
    .replace(/[\u201C-\u201F\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ");

const isOdd = (text: string): boolean =>
  (text.match(/[^\P{Cc}\t\n\r]|\uFFFD/gu)?.length ?? 0) > text.length * oddShare;
