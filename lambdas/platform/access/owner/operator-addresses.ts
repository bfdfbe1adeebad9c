/**
 * The e-mail addresses of the people who run the installation, in lower case, by OPERATORS, a list separated by commas;
 * none if it is unset. Throws an Error whose message names the variable.
 */
export const operatorAddresses = (
  environment: Record<string, string | undefined> = process.env,
): string[] => {
  const addresses = (environment.OPERATORS ?? "")
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const wrong = addresses.find((one) => !isAddress.test(one));
  if (wrong) throw new Error(`OPERATORS takes e-mail addresses, not "${wrong}".`);
  return addresses;
};

const isAddress = /^[^\s@,]+@([a-z0-9-]+\.)+[a-z]{2,}$/;
