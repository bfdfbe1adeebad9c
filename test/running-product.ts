import type { TestProject } from "vitest/node";
import { browserPath } from "./e2e/browser.ts";
import { startProduct } from "./product.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
  }
}

/** One running product for all suites; each makes owners of its own. */
export default async function setup(project: TestProject) {
  const [product] = await Promise.all([startProduct(), browserPath()]);
  project.provide("url", product.url);
  return async () => {
    await product.stop();
  };
}
