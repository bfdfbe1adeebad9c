const megabyte = 1024 * 1024;

/** Resources for extracting one file. */
export const limits = {
  /** Resident memory of the child process, Node's own (about 50 MB) included. */
  memoryBytes: 480 * megabyte,
  /** V8's old space, of that. */
  heapMegabytes: 400,
  seconds: 120,
} as const;
