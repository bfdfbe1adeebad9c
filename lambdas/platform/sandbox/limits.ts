/** Resources of the child processes of one pool. */
export interface SandboxLimits {
  /** Resident memory of a process, Node's own (about 50 MB) included. */
  memoryBytes: number;
  /** V8's old space, of that. */
  heapMegabytes: number;
  /** Wall-clock time of a task, for a machine that is busy with something else. */
  seconds: number;
}

export const megabyte = 1024 * 1024;
