import { SiteConfig } from "#shared/site-config.ts";

let loaded: SiteConfig | undefined;

/** Reads where this installation lives. Throws where the configuration is missing or wrong. */
export const loadConfig = async (): Promise<SiteConfig> => {
  const response = await fetch("/config.json");
  if (!response.ok) throw new Error(`/config.json was answered with status ${response.status}.`);
  const parsed = SiteConfig.safeParse(await response.json().catch(() => undefined));
  if (!parsed.success) throw new Error(`/config.json is wrong: ${namesOf(parsed.error.issues)}.`);
  loaded = parsed.data;
  return loaded;
};

/** The configuration that `loadConfig` read. */
export const config = (): SiteConfig => {
  if (!loaded) throw new Error("The configuration was not loaded.");
  return loaded;
};

const namesOf = (issues: { path: PropertyKey[]; message: string }[]): string =>
  issues.map((issue) => [...issue.path.map(String), issue.message].join(" ")).join(", ");
