/** Rules for a required email field; the pattern is that of zod's `z.email()`, which would add 22 KB to the page. */
export const emailRules = (message: string) => ({ required: message, pattern: { value: pattern, message } });

const pattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
