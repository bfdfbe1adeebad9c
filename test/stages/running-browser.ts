import type { TestProject } from "vitest/node";
import { launchServer } from "../browser/visit.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of the running browser; absent outside of the browser stage. */
    browserEndpoint?: string;
  }
}

/**
 * One browser for all files of the stage; each file connects to it and has contexts of its own. No page lives long enough to
 * gain from a compiler and a garbage collector on threads of their own: they took a seventh of the browser's processor time.
 */
export default async (project: TestProject) => {
  const server = await launchServer("--js-flags=--single-threaded");
  project.provide("browserEndpoint", server.wsEndpoint());
  return () => server.close();
};
