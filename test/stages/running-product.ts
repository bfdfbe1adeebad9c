import type { TestProject } from "vitest/node";
import { lenderOfRun } from "./running-lender.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
  }
}

/** One running product for the files of two stages; each file makes accounts of its own. */
export default async (project: TestProject) => {
  const { url } = await (await lenderOfRun()).borrow("usual");
  project.provide("url", url);
};
