/** An environment variable; undefined if it is missing or empty. */
export const optional = (name: string): string | undefined => process.env[name] || undefined;

/** An environment variable. Throws an Error with its name if it is missing or empty. */
export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
