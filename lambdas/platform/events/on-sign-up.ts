import type { Context } from "aws-lambda";
import * as z from "zod";
import { startLogContext } from "../logging/log-context.ts";

/** https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-pre-sign-up.html */
const SignUpEvent = z.object({
  triggerSource: z.string(),
  request: z.object({
    userAttributes: z.object({ email: z.string() }),
    clientMetadata: z.record(z.string(), z.string()).nullish(),
  }),
});

type Refusal = string | undefined;

/** Accounts that an administrator makes are not refused. */
const byAdministrator = "PreSignUp_AdminCreateUser";

/**
 * The handler of Cognito's PreSignUp trigger. `refusalOf` gives the reason why an address gets no account, from the address
 * and the metadata that the page sent along; it is thrown, and Cognito shows it to the person as "PreSignUp failed with error …".
 */
export const onSignUp =
  (refusalOf: (email: string, metadata: Record<string, string>) => Refusal | Promise<Refusal>) =>
  <Event>(event: Event, { awsRequestId: requestId }: Context): Promise<Event> =>
    startLogContext({ requestId }, async () => {
      const { triggerSource, request } = SignUpEvent.parse(event);
      const { userAttributes, clientMetadata } = request;
      const refusal =
        triggerSource === byAdministrator
          ? undefined
          : await refusalOf(userAttributes.email, clientMetadata ?? {});
      if (refusal) throw new Error(refusal);
      return event;
    });
