import { CognitoError } from "./error.ts";
import type { Pool } from "./pool.ts";

/** Calls the PreSignUp trigger. Throws UserLambdaValidationException with the trigger's reason, as Cognito does. */
export const askTrigger = async (
  { options: { onSignUp, userPoolId, clientId } }: Pool,
  email: string,
  attributes: Record<string, string>,
  clientMetadata: Record<string, string> = {},
): Promise<void> => {
  const event = {
    version: "1",
    triggerSource: "PreSignUp_SignUp",
    region: userPoolId.split("_")[0],
    userPoolId,
    userName: email,
    callerContext: { clientId },
    request: { userAttributes: { ...attributes, email }, clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  };
  try {
    await onSignUp?.(event);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError("UserLambdaValidationException", `PreSignUp failed with error ${reason}`);
  }
};
