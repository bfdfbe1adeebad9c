import type { Context } from "aws-lambda";
import * as z from "zod";
import { withFailureLine } from "../logging/failure-line.ts";

/** A call may name the time that it works for; those of the schedule name none. */
const Call = z.object({ at: z.iso.datetime().optional() });

/** The Lambda handler of work that runs every so many minutes. Lambda may run it twice, so the work is idempotent. */
export const onSchedule =
  <Result>(work: (now: Date) => Promise<Result>) =>
  (event: unknown, { awsRequestId: requestId }: Context): Promise<Result> =>
    withFailureLine({ requestId }, async () => {
      const { at } = Call.parse(event);
      return work(at ? new Date(at) : new Date());
    });
