import type { TestProject } from "vitest/node";
import { openLender } from "../products/lender.ts";

declare module "vitest" {
  export interface ProvidedContext {
    lender: string;
  }
}

/** Set-up files are loaded once for each stage, so what the stages share is kept in the process. */
const shared = globalThis as { docentLender?: ReturnType<typeof openLender> };

export const lenderOfRun = () => {
  shared.docentLender ??= openLender();
  return shared.docentLender;
};

/** Lends products to test files; it starts none by itself. */
export default async (project: TestProject) => {
  const lender = await lenderOfRun();
  project.provide("lender", lender.url);
  return () => lender.stop();
};
