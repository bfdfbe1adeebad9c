import * as z from "zod";
import type { LambdaFunction } from "#platform/area/function.ts";
import { functions } from "../../functions.ts";

/** A scheduled function to run, as if it were `at` if that is given; without a name, the end of the schedule. */
const Request = z.object({
  id: z.string(),
  schedule: z.string().optional(),
  at: z.iso.datetime().optional(),
});
export type ParentRequest = z.infer<typeof Request>;

export interface ParentReply {
  id: string;
  failure?: string;
}

interface Run {
  invoke(name: string, event: object): Promise<unknown>;
  stopSchedule(): Promise<void>;
}

/**
 * Runs scheduled functions for a parent process that opened an IPC channel when it started this one. A shell and npm
 * open none, and nothing else reaches the channel.
 */
export const runForParent = ({ invoke, stopSchedule }: Run): void => {
  if (!process.send) return;
  const scheduled: Record<string, LambdaFunction> = functions;
  const work = async ({ schedule, at }: ParentRequest): Promise<void> => {
    if (schedule === undefined) return stopSchedule();
    if (scheduled[schedule]?.everyMinutes === undefined)
      throw new Error(`The manifest has no scheduled function "${schedule}".`);
    await invoke(schedule, { at });
  };
  process.on("message", async (message) => {
    const request = Request.parse(message);
    const reply: ParentReply = { id: request.id };
    await work(request).catch((error) => {
      reply.failure = error instanceof Error ? error.message : String(error);
    });
    process.send?.(reply);
  });
};
