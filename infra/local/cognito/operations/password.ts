import { CognitoError, wrongPassword } from "../error.ts";
import { pretendToSendCode, sendCode } from "../mails.ts";
import { forClient, forUser } from "../operation.ts";
import type { Account } from "../pool.ts";
import { checkPolicy, newCredentials } from "../secrets/password.ts";
import { after } from "../step.ts";
import * as fields from "./fields.ts";

const ChangePassword = forUser(
  { PreviousPassword: fields.password, ProposedPassword: fields.password },
  (pool, { user }, { PreviousPassword, ProposedPassword }) => {
    const { sub, salt, verifier } = user;
    const guesses = pool.guessesAt(user);
    checkPolicy(ProposedPassword);
    pool.lockout.begin(guesses);
    const changed = pool
      .compute("isPassword", pool.name, sub, PreviousPassword, { salt, verifier })
      .then((isRight) =>
        isRight ? newCredentials(pool.compute, pool.name, sub, ProposedPassword) : undefined,
      );
    return after(changed, (credentials) => {
      const present = pool.users.find(sub);
      if (!credentials || present?.verifier !== verifier) throw wrongPassword();
      pool.lockout.succeed(guesses);
      pool.users.save({ ...present, ...credentials, changedAt: pool.now() });
      return {};
    });
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
    const { sub } = account;
    checkPolicy(Password);
    pool.codes.check("reset", sub, ConfirmationCode, pool.caller.network);
    if (!mayReset(account)) throw wrongCode();
    return after(newCredentials(pool.compute, pool.name, sub, Password), (credentials) => {
      pool.codes.take("reset", sub, ConfirmationCode, pool.caller.network);
      const user = pool.users.find(sub);
      if (!user || !mayReset({ user })) throw wrongCode();
      pool.users.save({ ...user, ...credentials, status: "CONFIRMED", changedAt: pool.now() });
      // Sessions opened with the old password end.
      pool.sessions.endAll(sub);
      pool.lockout.forget(sub);
      return {};
    });
  },
);

const wrongCode = () =>
  new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");

const mayReset = ({ user }: Pick<Account, "user">): boolean =>
  user?.isEnabled === true && user.isEmailVerified && user.status !== "UNCONFIRMED";

export const passwordOperations = { ChangePassword, ForgotPassword, ConfirmForgotPassword };
