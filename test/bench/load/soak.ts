import { type Sample, worked } from "../../soak/samples.ts";
import { soak as soaked } from "../../soak/soak.ts";
import { numberOf } from "../option.ts";
import { percentile, type Row } from "../table.ts";

const sampleSeconds = 5;

/** An hour of steady work, or `--minutes 5`: memory and handles over time, and whether all that was said is kept. */
export const soak = async (): Promise<Row[]> => {
  const minutes = numberOf("minutes", 60);
  const { samples, before, after, problems, ...result } = await soaked({
    seconds: minutes * 60,
    sampleSeconds,
    seed: numberOf("seed", 20261121),
  });
  for (const problem of problems) console.log(`  ${problem}`);
  for (const line of course(samples)) console.log(`  ${line}`);
  const { early, late } = worked(samples);
  return [
    { what: "work", value: minutes, unit: "minutes" },
    { what: "answers read to their end", value: result.answers, unit: "answers" },
    { what: "acknowledged", value: result.acknowledged, unit: "things" },
    { what: "failed, lost, doubled or at odds", value: problems.length, unit: "", atMost: 0 },
    { what: "before the model, p50", value: percentile(result.beforeModel, 0.5), unit: "ms" },
    { what: "before the model, p99", value: percentile(result.beforeModel, 0.99), unit: "ms" },
    { what: "memory in the second quarter", value: early, unit: "MiB" },
    { what: "memory in the last quarter", value: late, unit: "MiB", atMost: early * 1.15 },
    { what: "memory at rest", value: after.mebibytes, unit: "MiB" },
    { what: "connections left open", value: after.sockets - before.sockets, unit: "", atMost: 3 },
    { what: "files left open", value: after.files - before.files, unit: "", atMost: 3 },
  ];
};

/** A line for each tenth of the time. */
const course = (samples: Sample[]): string[] =>
  samples
    .filter((_, at) => at % Math.ceil(samples.length / 10) === 0)
    .map(({ at, mebibytes, sockets, files }) => {
      const minute = (at - (samples[0]?.at ?? at)) / 60_000;
      return `minute ${minute.toFixed(0)}: ${mebibytes.toFixed(0)} MiB, ${sockets} connections, ${files} files`;
    });
