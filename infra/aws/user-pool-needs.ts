import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Auth } from "./auth.ts";

/** Environment and permissions of functions that ask or change the user pool as its administrator. */
export const userPoolProvisions = ({ pool, passwordClient }: Auth, operators: string[]) => {
  const onPool = (...operations: string[]) => ({
    environment: { USER_POOL_ID: pool.userPoolId },
    statements: [
      new PolicyStatement({
        actions: operations.map((operation) => `cognito-idp:${operation}`),
        resources: [pool.userPoolArn],
      }),
    ],
  });
  const named: Record<string, string> = operators.length > 0 ? { OPERATORS: operators.join(",") } : {};
  return {
    passwords: {
      ...onPool("AdminInitiateAuth"),
      environment: { USER_POOL_ID: pool.userPoolId, PASSWORD_CLIENT_ID: passwordClient.userPoolClientId },
    },
    operators: { environment: named, statements: [] },
    "users-read": onPool("AdminGetUser"),
    "users-write": onPool("AdminUpdateUserAttributes"),
    "second-factor": onPool("AdminSetUserMFAPreference"),
    "users-lock": onPool("AdminDisableUser", "AdminUserGlobalSignOut"),
    "users-remove": onPool("AdminDeleteUser"),
  };
};
