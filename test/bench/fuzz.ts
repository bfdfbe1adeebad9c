import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { AppError } from "#shared/errors.ts";
import { honestBomb } from "../extraction/hostile/bombs.ts";
import { mutate } from "../extraction/hostile/mutate.ts";
import { readText } from "../ingest/read-text.ts";
import { peakMemory } from "./peak-memory.ts";
import { percentile, type Row } from "./table.ts";

const cases = 2400;
const atOnce = 2;
const folders = ["test/fixtures/documents", "../shared/data/extraction/files"];

/** Reads sample files with seeded damage: every one must end as text or as a sentence, soon and in little memory. */
export const fuzz = async (): Promise<Row[]> => {
  const files = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const peak = peakMemory();
  const tally = { read: 0, refused: 0, overLimits: 0, unexpected: 0 };
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let seed = next++; seed < cases; seed = next++) {
      const file = files[seed % files.length] ?? "";
      const from = performance.now();
      const outcome = await outcomeOf(mutate(readFileSync(file), seed), basename(file));
      times.push(performance.now() - from);
      tally[outcome.kind] += 1;
      if (outcome.kind === "overLimits" || outcome.kind === "unexpected")
        console.log(`  seed ${seed}, ${file}: ${outcome.message}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [
    { what: "damaged files", value: cases, unit: "cases", atLeast: 2000 },
    { what: "read", value: tally.read, unit: "" },
    { what: "refused with a sentence", value: tally.refused, unit: "" },
    { what: "ended by a limit of memory or time", value: tally.overLimits, unit: "" },
    { what: "anything else", value: tally.unexpected, unit: "", atMost: 0 },
    { what: "slowest", value: Math.max(...times), unit: "ms", atMost: 120_000 },
    { what: "p99", value: percentile(times, 0.99), unit: "ms" },
    { what: "peak memory of a reading process", value: Math.round(peak.stop()), unit: "MiB", atMost: 512 },
    { what: "a bomb of 15 MB is refused in", value: await bombTime(), unit: "ms", atMost: 200 },
  ];
};

const outcomeOf = (bytes: Uint8Array, filename: string) =>
  readText(bytes, filename).then(
    () => ({ kind: "read" as const, message: "" }),
    (error) => ({ kind: kindOf(error), message: String(error) }),
  );

const kindOf = (error: unknown) => {
  if (!(error instanceof AppError)) return "unexpected" as const;
  return /takes (more memory|too long)/.test(error.message) ? ("overLimits" as const) : ("refused" as const);
};

const bombTime = async (): Promise<number> => {
  const bomb = honestBomb();
  const from = performance.now();
  await outcomeOf(bomb, "bomb.docx");
  return performance.now() - from;
};
