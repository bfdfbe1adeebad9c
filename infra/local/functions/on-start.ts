import type { LambdaFunction } from "#platform/area/function.ts";
import { functions } from "../../functions.ts";

type Invoke = (name: string, event: object) => Promise<unknown>;

/** Time for the first pages of those who waited for the start. */
const delayMilliseconds = 2000;

/** Calls the functions with `onDeploy` one after another, soon after the start: on one machine a start is a deployment. */
export const callOnStart = (invoke: Invoke) => {
  let isStopped = false;
  let calls = Promise.resolve();
  const callAll = async () => {
    for (const [name, { onDeploy }] of Object.entries<LambdaFunction>(functions))
      if (onDeploy && !isStopped) await invoke(name, {}).catch(console.error);
  };
  const timer = setTimeout(() => {
    calls = callAll();
  }, delayMilliseconds);
  return {
    /** Waits for the call under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await calls;
    },
  };
};
