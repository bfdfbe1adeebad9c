type Check = (accountId: string) => boolean;

let check: Check = () => false;

/** Has the account recognised of the person who runs the installation; without this no account is. */
export const recogniseOperatorBy = (isAccount: Check): void => {
  check = isAccount;
};

/** Whether an account is that of the person who runs the installation. */
export const isOperator = (accountId: string): boolean => check(accountId);
