import { openSandbox, type Sandbox } from "./sandbox.ts";

/** Processes for the files of one owner. */
const mostOfOwner = 2;
/** One more than an owner may have, so that nobody waits for the files of a single other owner. */
const mostProcesses = mostOfOwner + 1;
/** Starting a process takes longer than reading a page of text. */
const idleMilliseconds = 30_000;

interface Turn {
  owner: string;
  begin(sandbox: Sandbox): void;
}

const free: Sandbox[] = [];
const waiting: Turn[] = [];
/** Owners of the files that are being read; an owner with two files stands here twice. */
const reading: string[] = [];
let idle: NodeJS.Timeout | undefined;

/**
 * Lends a sandbox process for one file. Callers queue while all processes are busy, or while their owner has as many as
 * one may have; the owner with the fewest comes first.
 */
export const withSandbox = async <Result>(
  owner: string,
  use: (sandbox: Sandbox) => Promise<Result>,
): Promise<Result> => {
  const { promise, resolve: begin } = Promise.withResolvers<Sandbox>();
  waiting.push({ owner, begin });
  lend();
  const sandbox = await promise;
  try {
    return await use(sandbox);
  } finally {
    reading.splice(reading.indexOf(owner), 1);
    free.push(sandbox);
    lend();
    rest();
  }
};

const lend = (): void => {
  clearTimeout(idle);
  for (let turn = nextTurn(); turn; turn = nextTurn()) {
    waiting.splice(waiting.indexOf(turn), 1);
    reading.push(turn.owner);
    turn.begin(take());
  }
};

const nextTurn = (): Turn | undefined => {
  if (reading.length >= mostProcesses) return undefined;
  const [first] = waiting.toSorted((one, other) => filesOf(one) - filesOf(other));
  return first && filesOf(first) < mostOfOwner ? first : undefined;
};

const filesOf = ({ owner }: Turn): number => reading.filter((one) => one === owner).length;

const take = (): Sandbox => {
  for (let sandbox = free.pop(); sandbox; sandbox = free.pop()) {
    if (!sandbox.isSpent) return sandbox;
    sandbox.end();
  }
  return openSandbox();
};

/** Ends the free processes if none is lent for a while. */
const rest = (): void => {
  if (reading.length > 0) return;
  clearTimeout(idle);
  idle = setTimeout(() => endAll(), idleMilliseconds).unref();
};

const endAll = (): void => {
  for (const sandbox of free.splice(0)) sandbox.end();
};
