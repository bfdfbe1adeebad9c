import { readdirSync, readlinkSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf, residentMebibytes } from "../bench/processes.ts";
import { percentile } from "../bench/table.ts";

/** Memory and handles of a process at a moment, without the table's files, whose number depends on its size. */
export interface Sample {
  at: number;
  mebibytes: number;
  /** Running child processes. */
  processes: number;
  sockets: number;
  files: number;
}

const restMilliseconds = 45_000;

/** Looks every so many seconds, until it is stopped. */
export const sampling = (pid: number, everySeconds: number) => {
  const samples: Sample[] = [];
  const timer = setInterval(() => samples.push(sample(pid)), everySeconds * 1000);
  return {
    stop: (): Sample[] => {
      clearInterval(timer);
      return samples;
    },
  };
};

/**
 * A sample at rest: child processes have ended and kept-alive connections are closed. Waits until there are no more
 * handles than before, or gives up.
 */
export const calm = async (pid: number, before?: Sample): Promise<Sample> => {
  for (const givesUpAt = Date.now() + restMilliseconds; ; await pause(250)) {
    const now = sample(pid);
    const isCalm =
      now.processes === 0 && (!before || now.sockets + now.files <= before.sockets + before.files);
    if (isCalm || Date.now() > givesUpAt) return now;
  }
};

const sample = (pid: number): Sample => {
  const handles = openOf(pid).filter((target) => !/\/dynamodb\//.test(target));
  const sockets = handles.filter((target) => target.startsWith("socket:")).length;
  return {
    at: Date.now(),
    mebibytes: residentMebibytes(pid, "VmRSS"),
    processes: childrenOf(pid).length,
    sockets,
    files: handles.length - sockets,
  };
};

/** The targets of a process's handles on Linux; nothing elsewhere. */
const openOf = (pid: number): string[] => {
  if (process.platform !== "linux") return [];
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((handle) => {
    try {
      return [readlinkSync(`${folder}/${handle}`)];
    } catch {
      return []; // closed since it was listed
    }
  });
};

/** Ten times as much as it was seen to differ by in a minute; what grows more slowly shows in the bench of an hour. */
const maxGrowthMebibytes = 100;

/** Whether memory goes on growing once everything has been loaded; true also where too little was looked at to tell. */
export const growsOn = (samples: Sample[]): boolean => {
  const { early, late } = worked(samples);
  return !(late < early + maxGrowthMebibytes);
};

/** The usual memory in MiB of the second quarter, when everything has been loaded, and of the last. */
export const worked = (samples: Sample[]) => {
  const quarter = (which: number) =>
    percentile(
      samples
        .slice((which * samples.length) / 4, ((which + 1) * samples.length) / 4)
        .map(({ mebibytes }) => mebibytes),
      0.5,
    );
  return { early: quarter(1), late: quarter(3) };
};
