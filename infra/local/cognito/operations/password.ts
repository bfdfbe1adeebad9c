import { CognitoError, wrongPassword } from "../error.ts";
import { pretendToSendCode, sendCode } from "../mails.ts";
import { forClient, forUser } from "../operation.ts";
import type { Account } from "../pool.ts";
import { isPassword, newCredentials } from "../secrets/password.ts";
import * as fields from "./fields.ts";

const ChangePassword = forUser(
  { PreviousPassword: fields.password, ProposedPassword: fields.password },
  (pool, { user }, { PreviousPassword, ProposedPassword }) => {
    pool.lockout.check(user.sub);
    if (!isPassword(pool.name, user.sub, PreviousPassword, user)) {
      pool.lockout.fail(user.sub);
      throw wrongPassword();
    }
    pool.lockout.clear(user.sub);
    const credentials = newCredentials(pool.name, user.sub, ProposedPassword);
    pool.users.save({ ...user, ...credentials, changedAt: pool.now() });
    return {};
  },
);

const ForgotPassword = forClient({ Username: fields.username }, (pool, { Username }) => {
  const account = pool.account(Username);
  const send = mayReset(account) ? sendCode : pretendToSendCode;
  return { CodeDeliveryDetails: send(pool, "reset", account.sub, account.email) };
});

const ConfirmForgotPassword = forClient(
  { Username: fields.username, ConfirmationCode: fields.code, Password: fields.password },
  (pool, { Username, ConfirmationCode, Password }) => {
    const account = pool.account(Username);
    const { sub, user } = account;
    const credentials = newCredentials(pool.name, sub, Password);
    pool.codes.take("reset", sub, ConfirmationCode);
    if (!user || !mayReset(account)) {
      throw new CognitoError(
        "CodeMismatchException",
        "Invalid verification code provided, please try again.",
      );
    }
    pool.users.save({ ...user, ...credentials, status: "CONFIRMED", changedAt: pool.now() });
    // Sessions opened with the old password end.
    pool.sessions.endAll(sub);
    pool.lockout.clear(sub);
    return {};
  },
);

const mayReset = ({ user }: Account): boolean =>
  user?.isEnabled === true && user.isEmailVerified && user.status !== "UNCONFIRMED";

export const passwordOperations = { ChangePassword, ForgotPassword, ConfirmForgotPassword };
