import type { Context } from "aws-lambda";
import { withFailureLine } from "../logging/failure-line.ts";
import { logger } from "../logging/logger.ts";

/**
 * The Lambda handler of work that runs after each deployment. Returns the result and logs it as one line. Lambda may
 * run it twice, so the work is idempotent.
 */
export const onDeploy =
  <Result extends Record<string, number>>(line: string, work: () => Promise<Result>) =>
  (_event: unknown, { awsRequestId: requestId }: Context): Promise<Result> =>
    withFailureLine({ requestId }, async () => {
      const result = await work();
      logger.info(line, result);
      return result;
    });
