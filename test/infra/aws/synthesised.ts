import { type Resource as InTemplate, type Template, templateOf } from "#infra/aws/template.ts";

export type Resource = InTemplate & { id: string };

const done = new Map<string, Template>();

/** The template of the stack with these options; made once, with cdk-nag's checks, and without bundling. */
export const template = (options: Record<string, string> = {}): Template => {
  const key = JSON.stringify(options);
  const found = done.get(key) ?? templateOf(options);
  done.set(key, found);
  return found;
};

export const resources = (type: string, options?: Record<string, string>): Resource[] =>
  Object.entries(template(options).Resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, resource]) => ({ id, ...resource }));

/** The only one of its type. */
export const only = (type: string, options?: Record<string, string>): Resource => {
  const [first, ...others] = resources(type, options);
  if (!first || others.length > 0)
    throw new Error(`There are ${others.length + (first ? 1 : 0)} of ${type}.`);
  return first;
};

/** The user pool's client of browsers; the other one is for functions. */
export const webClient = (): Resource => {
  const [client] = resources("AWS::Cognito::UserPoolClient").filter(({ id }) => id.includes("Web"));
  if (!client) throw new Error("The user pool has no client for browsers.");
  return client;
};
