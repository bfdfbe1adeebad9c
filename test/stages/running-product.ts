import type { TestProject } from "vitest/node";
import { type Product, startProduct, unlimitedIn } from "../product.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
  }
}

/** All files ask from one address, so only the limits of a session stay as they are. */
const sharedLimits = {
  VISITOR_LIMITS: unlimitedIn([
    "address",
    "chatbot",
    "starts",
    "lookups",
    "day",
    "changes",
    "heavy",
    "reads",
    "reports",
  ]),
};

/** Set-up files are loaded once for each stage, so what the stages share is kept in the process. */
const shared = globalThis as { docentProduct?: Promise<Product> };

/** One running product for the files of two stages; each file makes accounts of its own. */
export default async (project: TestProject) => {
  shared.docentProduct ??= startProduct({ env: sharedLimits });
  const product = await shared.docentProduct;
  project.provide("url", product.url);
  return () => product.stop();
};
