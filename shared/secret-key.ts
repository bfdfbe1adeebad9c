/** Prefixes of secret keys: our own and OpenAI's, Stripe's, GitHub's, AWS's and Slack's, and private keys in PEM. */
const secretPrefix =
  /^(sk|rk|secret|service)[-_]|^sb_secret_|^gh[a-z]_|^(AKIA|ASIA)[A-Z0-9]{12}|^xox[a-z]-|^-----BEGIN/i;

/** True for a text that must not stand in a public page: a secret or service-role key, or a signed token of one. */
export const isSecretKey = (text: string): boolean => {
  const key = text.trim().replace(/^Bearer\s+/i, "");
  return secretPrefix.test(key) || /service_?role/i.test(key + claimsIn(key));
};

/** The claims of a JSON Web Token as text; empty for other texts. */
const claimsIn = (key: string): string => {
  const [, claims = ""] = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(key) ?? [];
  try {
    return atob(claims.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
};
