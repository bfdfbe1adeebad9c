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
    checkPolicy(ProposedPassword);
    const { guess, computeAt, succeed } = pool.guessing;
    const changed = guess(user, "isPassword", pool.name, sub, PreviousPassword, { salt, verifier }).then(
      (isRight) => (isRight ? newCredentials(computeAt(user), pool.name, sub, ProposedPassword) : undefined),
    );
    return after(changed, (credentials) => {
      const present = pool.users.find(sub);
      if (!credentials || present?.verifier !== verifier) throw wrongPassword();
      succeed(user);
      pool.users.save({ ...present, ...credentials, changedAt: pool.now() });
      pool.networks.add({ sub, ...credentials }, pool.caller.network);
      return {};
    });
  },
);

const ForgotPassword = forClient({ Username: fields.username }, (pool, { Username }) => {
  const account = pool.account(Username);
  const send = mayReset(account) ? sendCode : pretendToSendCode;
  return { CodeDeliveryDetails: send(pool, "reset", account, account.email) };
});

const ConfirmForgotPassword = forClient(
  { Username: fields.username, ConfirmationCode: fields.code, Password: fields.password },
  (pool, { Username, ConfirmationCode, Password }) => {
    const account = pool.account(Username);
    const { sub } = account;
    checkPolicy(Password);
    const caller = pool.guessing.codeCaller(account);
    pool.codes.check("reset", sub, ConfirmationCode, caller);
    if (!mayReset(account)) throw wrongCode();
    return after(
      newCredentials(pool.guessing.computeAt(account), pool.name, sub, Password),
      (credentials) => {
        pool.codes.take("reset", sub, ConfirmationCode, caller);
        const user = pool.users.find(sub);
        if (!user || !mayReset({ user })) throw wrongCode();
        pool.users.save({ ...user, ...credentials, status: "CONFIRMED", changedAt: pool.now() });
        // Sessions opened with the old password end.
        pool.sessions.endAll(sub);
        pool.lockout.forget(sub);
        pool.networks.add({ sub, ...credentials }, pool.caller.network);
        return {};
      },
    );
  },
);

const wrongCode = () =>
  new CognitoError("CodeMismatchException", "Invalid verification code provided, please try again.");

const mayReset = ({ user }: Pick<Account, "user">): boolean =>
  user?.isEnabled === true && user.isEmailVerified && user.status !== "UNCONFIRMED";

export const passwordOperations = { ChangePassword, ForgotPassword, ConfirmForgotPassword };
