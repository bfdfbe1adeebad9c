import type { Context } from "aws-lambda";
import { withFailureLine } from "../logging/failure-line.ts";

/** The Lambda handler of work that runs every so many minutes. Lambda may run it twice, so the work is idempotent. */
export const onSchedule =
  <Result>(work: () => Promise<Result>) =>
  (_event: unknown, { awsRequestId: requestId }: Context): Promise<Result> =>
    withFailureLine({ requestId }, work);
