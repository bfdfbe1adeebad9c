import type { SiteConfig } from "#shared/site-config.ts";

let loaded: SiteConfig | undefined;

/** Reads the addresses of this installation. Throws if the configuration is missing or wrong. */
export const loadConfig = async (): Promise<SiteConfig> => {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json was answered with status ${response.status}.`);
  loaded = parse(await response.json().catch(() => undefined));
  return loaded;
};

/** The configuration that `loadConfig` has read. */
export const config = (): SiteConfig => {
  if (!loaded) throw new Error("The configuration was not loaded.");
  return loaded;
};

type Rule = { isRequired: boolean; accepts: (value: string) => boolean; expected: string };

const text: Rule = { isRequired: true, accepts: (value) => value !== "", expected: "a text" };
const url = (isRequired: boolean, protocols: RegExp): Rule => ({
  isRequired,
  accepts: (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
  expected: "an address",
});

/** The rules of SiteConfig without zod, which would weigh 22 KB in the first load. */
const rules: Record<keyof SiteConfig, Rule> = {
  userPoolId: text,
  userPoolClientId: text,
  userPoolEndpoint: url(false, /^https?:$/),
  socketUrl: url(true, /^wss?:$/),
  signUp: {
    isRequired: false,
    accepts: (value) => /^(open|invite|closed)$/.test(value),
    expected: "open, invite or closed",
  },
  supportEmail: {
    isRequired: false,
    accepts: (value) => /^[^\s@]+@\S+$/.test(value),
    expected: "an address",
  },
  mailUrl: url(false, /^https?:$/),
};

const parse = (json: unknown): SiteConfig => {
  const values = new Map(Object.entries(json ?? {}));
  const mistakes = Object.entries(rules)
    .filter(([name, rule]) => !fits(values.get(name), rule))
    .map(([name, { expected }]) => `${name} is not ${expected}`);
  if (mistakes.length > 0) throw new Error(`/config.json is wrong: ${mistakes.join(", ")}.`);
  return json as SiteConfig;
};

const fits = (value: unknown, { isRequired, accepts }: Rule): boolean =>
  value === undefined ? !isRequired : typeof value === "string" && accepts(value);
