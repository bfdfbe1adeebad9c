import { openSandbox, type Sandbox } from "./sandbox.ts";

const mostProcesses = 2;
const idleMilliseconds = 10_000;

const free: Sandbox[] = [];
const waiting: Array<(sandbox: Sandbox) => void> = [];
let started = 0;
let idle: NodeJS.Timeout | undefined;

/** Lends a sandbox process for one file. Callers queue while all processes are busy. */
export const withSandbox = async <Result>(use: (sandbox: Sandbox) => Promise<Result>): Promise<Result> => {
  const sandbox = await take();
  try {
    return await use(sandbox);
  } finally {
    giveBack(sandbox);
  }
};

const take = (): Sandbox | Promise<Sandbox> => {
  clearTimeout(idle);
  for (let sandbox = free.pop(); sandbox; sandbox = free.pop()) {
    if (!sandbox.isSpent) return sandbox;
    retire(sandbox);
  }
  if (started < mostProcesses) return start();
  return new Promise((resolve) => waiting.push(resolve));
};

const giveBack = (sandbox: Sandbox): void => {
  const next = waiting.shift();
  if (sandbox.isSpent) {
    retire(sandbox);
    next?.(start());
  } else if (next) next(sandbox);
  else {
    free.push(sandbox);
    idle = setTimeout(() => free.splice(0).forEach(retire), idleMilliseconds).unref();
  }
};

const start = (): Sandbox => {
  started += 1;
  return openSandbox();
};

const retire = (sandbox: Sandbox): void => {
  started -= 1;
  sandbox.end();
};
