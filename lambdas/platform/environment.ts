/** A setting that a deployment may leave out. */
export const optional = (name: string): string | undefined => process.env[name] || undefined;

/** A setting that the deployment must supply; a missing one stops the function with its name. */
export const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
};
