const megabyte = 1024 * 1024;

/** What one file may take while it is read. */
export const limits = {
  /** Of the whole reading process, Node itself (about 50 MB) included. */
  memoryBytes: 480 * megabyte,
  heapMegabytes: 400,
  seconds: 120,
} as const;
