import { AppError } from "#shared/errors.ts";
import { openSandbox, type Sandbox, type SandboxSettings } from "./sandbox.ts";
import type { Task } from "./serve.ts";

const busyMessage = "Very much is being read at the moment. Please try again in a minute.";

/** Starting a process takes longer than reading a page of text. */
const idleMilliseconds = 30_000;

interface Turn {
  owner: string;
  begin(sandbox: Sandbox): void;
}

interface PoolSettings extends SandboxSettings {
  /** Processes for the tasks of one owner; the pool has one more, so that nobody waits for a single other owner. */
  mostOfOwner: number;
  /** Tasks that queue at most; further ones are refused. */
  mostWaiting?: number;
}

type Tasks = Record<string, Task>;
type Input<T extends Task> = Parameters<T>[0];
type Event<T extends Task> = Parameters<Parameters<T>[1]>[0];

interface Work<T extends Tasks, Name extends keyof T> {
  owner: string;
  task: Name & string;
  input: Input<T[Name]>;
  /** Processor time; the process ends after it. */
  processorSeconds: number;
  onEvent?: (event: Event<T[Name]>) => void;
  /** Wall-clock time, if less than the pool allows. */
  seconds?: number | undefined;
}

/** Child processes that do the tasks `T` of a program. They start when they are needed, and end when idle. */
export const sandboxPool = <T extends Tasks>({
  mostOfOwner,
  mostWaiting = Number.POSITIVE_INFINITY,
  ...settings
}: PoolSettings) => {
  const free: Sandbox[] = [];
  const waiting: Turn[] = [];
  /** Owners of the tasks that are being done; an owner with two stands here twice. */
  const busy: string[] = [];
  let idle: NodeJS.Timeout | undefined;

  const lend = (): void => {
    clearTimeout(idle);
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      waiting.splice(waiting.indexOf(turn), 1);
      busy.push(turn.owner);
      turn.begin(take());
    }
  };

  const nextTurn = (): Turn | undefined => {
    if (busy.length > mostOfOwner) return undefined;
    const [first] = waiting.toSorted((one, other) => tasksOf(one) - tasksOf(other));
    return first && tasksOf(first) < mostOfOwner ? first : undefined;
  };

  const tasksOf = ({ owner }: Turn): number => busy.filter((one) => one === owner).length;

  const take = (): Sandbox => {
    for (let sandbox = free.pop(); sandbox; sandbox = free.pop()) {
      if (!sandbox.isSpent) return sandbox;
      sandbox.end();
    }
    return openSandbox(settings);
  };

  /** Ends the free processes if none is lent for a while. */
  const rest = (): void => {
    if (busy.length > 0) return;
    clearTimeout(idle);
    idle = setTimeout(endAll, idleMilliseconds).unref();
  };

  const endAll = (): void => {
    for (const sandbox of free.splice(0)) sandbox.end();
  };

  return {
    /**
     * Does a task in a process of its own. Callers queue while all processes are busy, or while their owner has as many
     * as one may have; the owner with the fewest comes first. Throws as
     * `Sandbox.run` does, and AppError `unavailable` if too many queue.
     */
    run: async <Name extends keyof T>({
      owner,
      onEvent,
      seconds,
      ...request
    }: Work<T, Name>): Promise<Awaited<ReturnType<T[Name]>>> => {
      if (waiting.length >= mostWaiting) throw new AppError("unavailable", busyMessage);
      const { promise, resolve: begin } = Promise.withResolvers<Sandbox>();
      waiting.push({ owner, begin });
      lend();
      const sandbox = await promise;
      try {
        const result = await sandbox.run(request, (event) => onEvent?.(event as Event<T[Name]>), seconds);
        return result as Awaited<ReturnType<T[Name]>>;
      } finally {
        busy.splice(busy.indexOf(owner), 1);
        free.push(sandbox);
        lend();
        rest();
      }
    },
  };
};
