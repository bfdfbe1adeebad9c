import type { TestProject } from "vitest/node";
import { launchOpenSearch, missingTools } from "../opensearch/node.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where a real OpenSearch answers; absent without Java and Maven or outside of the search stage. */
    openSearchEndpoint?: string;
  }
}

/** One OpenSearch for all files of the stage. It starts while the files of the stages before run. */
export default async (project: TestProject) => {
  if (missingTools().length > 0) return undefined;
  const node = await launchOpenSearch();
  project.provide("openSearchEndpoint", node.url);
  return () => node.stop();
};
