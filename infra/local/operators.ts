import { recogniseOperatorBy } from "#platform/access/owner/operator.ts";
import { operatorAddresses } from "#platform/access/owner/operator-addresses.ts";

interface SigningUp {
  /** The user id of the person who made the first account. */
  founder: () => string | undefined;
  confirmSignUp: "instant" | "code";
}

/**
 * The person who made the first account runs the installation, besides the people whom OPERATORS names. Throws an Error if
 * it names some while addresses are not confirmed.
 */
export const recogniseOperators = ({ founder, confirmSignUp }: SigningUp): void => {
  recogniseOperatorBy((accountId) => accountId === founder());
  if (operatorAddresses().length > 0 && confirmSignUp === "instant")
    throw new Error(
      "OPERATORS needs --confirm-sign-up code: without codes nobody has shown that an address is theirs.",
    );
};
