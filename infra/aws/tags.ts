import type { Options } from "../options/options.ts";

/** The tags of every resource. */
export const tagsOf = ({ envName }: Options): Record<string, string> => ({
  product: "docent",
  environment: envName,
});
