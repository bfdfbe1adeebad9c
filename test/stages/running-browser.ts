import type { TestProject } from "vitest/node";
import { launchServer } from "../browser/visit.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the running browser; absent outside of the browser stage. */
    browserEndpoint?: string;
  }
}

/** One browser for all files of the stage; each file connects to it and has contexts of its own. */
export default async (project: TestProject) => {
  const server = await launchServer();
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
};
