import type { LambdaFunction } from "#platform/area/function.ts";
import { functions } from "../../functions.ts";

type Invoke = (name: string, event: object) => Promise<unknown>;

/** Calls the functions with `everyMinutes` at the start and on schedule. */
export const startSchedule = (invoke: Invoke) => {
  const under = new Set<Promise<void>>();
  const call = (name: string) => {
    const run = invoke(name, {}).then(() => undefined, console.error);
    under.add(run);
    run.finally(() => under.delete(run));
  };
  const timers = Object.entries<LambdaFunction>(functions).flatMap(([name, { everyMinutes }]) => {
    if (everyMinutes === undefined) return [];
    call(name);
    return [setInterval(call, everyMinutes * 60_000, name)];
  });
  return {
    /** Waits for the calls under way. */
    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(under);
    },
  };
};
