import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** Processes that a process has started, as Linux tells; elsewhere none. */
export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);

/** Resident memory of a process in MiB: now, or the most it has had. */
export const residentMebibytes = (pid: number, which: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`^${which}:\\s+(\\d+) kB`, "m").exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Has the most resident memory of a process counted from now on, as Linux does; returns what it has now, in MiB. */
export const countPeakFrom = (pid: number): number => {
  if (process.platform === "linux") writeFileSync(`/proc/${pid}/clear_refs`, "5");
  return residentMebibytes(pid, "VmRSS");
};

/** After its last work, until a process has given back what it does not need any more. */
export const restSeconds = 30;

/** Open files and connections of a process that runs, as Linux tells; elsewhere 0. */
export const openFilesOf = (pid: number): number =>
  process.platform === "linux" ? readdirSync(`/proc/${pid}/fd`).length : 0;

/** A process may end while it is looked at. */
const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** User and system time of a process; the kernel counts in hundredths of a second. */
export const cpuSecondsOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
