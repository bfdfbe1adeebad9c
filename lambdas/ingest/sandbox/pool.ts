import { SandboxProcess } from "./worker.ts";

const mostReaders = 2;
const idleMilliseconds = 10_000;

const free: SandboxProcess[] = [];
const waiting: Array<(reader: SandboxProcess) => void> = [];
let started = 0;
let idle: NodeJS.Timeout | undefined;

/** Lends a reading process for one file; who comes when all are busy waits for his turn. */
export const withSandbox = async <Result>(
  use: (reader: SandboxProcess) => Promise<Result>,
): Promise<Result> => {
  const reader = await take();
  try {
    return await use(reader);
  } finally {
    giveBack(reader);
  }
};

const take = (): SandboxProcess | Promise<SandboxProcess> => {
  clearTimeout(idle);
  for (let reader = free.pop(); reader; reader = free.pop()) {
    if (!reader.isSpent) return reader;
    retire(reader);
  }
  if (started < mostReaders) return start();
  return new Promise((resolve) => waiting.push(resolve));
};

const giveBack = (reader: SandboxProcess): void => {
  const next = waiting.shift();
  if (reader.isSpent) {
    retire(reader);
    next?.(start());
  } else if (next) next(reader);
  else {
    free.push(reader);
    idle = setTimeout(() => free.splice(0).forEach(retire), idleMilliseconds).unref();
  }
};

const start = (): SandboxProcess => {
  started += 1;
  return new SandboxProcess();
};

const retire = (reader: SandboxProcess): void => {
  started -= 1;
  reader.end();
};
