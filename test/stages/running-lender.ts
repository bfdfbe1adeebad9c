import type { TestProject } from "vitest/node";
import { builtSite } from "#infra/local/site/built-site.ts";
import { openLender } from "../products/lender.ts";

declare module "vitest" {
  export interface ProvidedContext {
    lender: string;
  }
}

/** Set-up files are loaded once for each stage, so what the stages share is kept in the process. */
const shared = globalThis as { docentLender?: ReturnType<typeof openLender> };

/** The site is built first: products that start at once would each build it, in the same folder. */
export const lenderOfRun = () => {
  shared.docentLender ??= builtSite().then(openLender);
  return shared.docentLender;
};

/** Lends products to test files; it starts none by itself. */
export default async (project: TestProject) => {
  const lender = await lenderOfRun();
  project.provide("lender", lender.url);
  return () => lender.stop();
};
