import type { Search } from "./port.ts";

/** The configured search: indexes in a bucket if SEARCH is `embedded`, else an OpenSearch domain. */
export const searchFromEnvironment = async (environment: NodeJS.ProcessEnv): Promise<Search> =>
  environment.SEARCH === "embedded"
    ? (await import("./embedded.ts")).embeddedSearchFromEnvironment(environment)
    : (await import("./opensearch.ts")).openSearchFromEnvironment(environment);
