import type { Context } from "aws-lambda";
import * as z from "zod";
import { withFailureLine } from "../logging/failure-line.ts";

/** A call of DeleteUser or AdminDeleteUser, as CloudTrail reports it to EventBridge. */
const UserDeleted = z.object({
  detail: z.object({ additionalEventData: z.object({ sub: z.string() }), errorCode: z.string().optional() }),
});

/** The handler of a user's deletion from the user pool. It may be called more than once, so the work is idempotent. */
export const onUserDeleted =
  (work: (userId: string) => Promise<void>) =>
  (event: unknown, { awsRequestId: requestId }: Context): Promise<void> =>
    withFailureLine({ requestId }, async () => {
      const { additionalEventData, errorCode } = UserDeleted.parse(event).detail;
      if (errorCode === undefined) await work(additionalEventData.sub);
    });
