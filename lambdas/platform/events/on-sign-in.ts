import type { Context } from "aws-lambda";
import * as z from "zod";
import { startLogContext } from "../logging/log-context.ts";
import { logger } from "../logging/logger.ts";

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-post-authentication.html */
const SignInEvent = z.object({
  request: z.object({
    userAttributes: z.object({ sub: z.string(), name: z.string().optional(), email: z.string().optional() }),
  }),
});

interface SignedInUser {
  userId: string;
  name?: string | undefined;
  email?: string | undefined;
}

/** Cognito waits 5 seconds for a trigger. */
const patienceMilliseconds = 3000;

/**
 * The handler of Cognito's PostAuthentication trigger. Failed and slow work is logged and never thrown, because Cognito
 * refuses the sign-in if its trigger fails. Cognito may call it more than once for a sign-in.
 */
export const onSignIn =
  (work: (user: SignedInUser) => Promise<void>) =>
  <Event>(event: Event, { awsRequestId: requestId }: Context): Promise<Event> =>
    startLogContext({ requestId }, async () => {
      try {
        const { sub: userId, name, email } = SignInEvent.parse(event).request.userAttributes;
        await inTime(work({ userId, name, email }));
      } catch (error) {
        logger.error("sign-in not logged", error instanceof Error ? error : new Error(String(error)));
      }
      return event;
    });

const inTime = async (work: Promise<void>): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, patienceMilliseconds, new Error("The sign-in took too long to log."));
  await Promise.race([work, promise]).finally(() => clearTimeout(timer));
};
