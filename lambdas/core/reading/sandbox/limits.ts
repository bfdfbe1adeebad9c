import { megabyte } from "#platform/sandbox/limits.ts";

/** Resources for reading and splitting one file. */
export const limits = {
  /** Resident memory of the child process, Node's own (about 50 MB) included. */
  memoryBytes: 480 * megabyte,
  /** V8's old space, of that. */
  heapMegabytes: 400,
  /** Wall-clock time, for a machine that is busy with something else. */
  seconds: 120,
  /** Processor time of any file, and more for each megabyte; of the sample files none takes a third of it. */
  processorSeconds: 10,
  processorSecondsPerMegabyte: 5,
  /** Each has a vector of up to 12 KB in memory until all are stored. */
  passages: 20_000,
} as const;

/** Processor seconds for a file of so many bytes. */
export const processorSecondsFor = (bytes: number): number =>
  limits.processorSeconds + (limits.processorSecondsPerMegabyte * bytes) / megabyte;
