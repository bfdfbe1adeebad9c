import { Reader } from "./reader.ts";

const mostReaders = 2;
const idleMilliseconds = 10_000;

const free: Reader[] = [];
const waiting: Array<(reader: Reader) => void> = [];
let started = 0;
let idle: NodeJS.Timeout | undefined;

/** Lends a reading process for one file; who comes when all are busy waits for his turn. */
export const withReader = async <Result>(use: (reader: Reader) => Promise<Result>): Promise<Result> => {
  const reader = await take();
  try {
    return await use(reader);
  } finally {
    giveBack(reader);
  }
};

const take = (): Reader | Promise<Reader> => {
  clearTimeout(idle);
  for (let reader = free.pop(); reader; reader = free.pop()) {
    if (!reader.isSpent) return reader;
    retire(reader);
  }
  if (started < mostReaders) return start();
  return new Promise((resolve) => waiting.push(resolve));
};

const giveBack = (reader: Reader): void => {
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

const start = (): Reader => {
  started += 1;
  return new Reader();
};

const retire = (reader: Reader): void => {
  started -= 1;
  reader.end();
};
