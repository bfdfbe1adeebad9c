import { missingTools as missingForSearch } from "../opensearch/node.ts";
import { missingTools as missingForAws } from "./emulator/install.ts";

/** Whether tools are missing here that a suite needs; says which, and what is left out. */
export const missingHere = (suite: string): boolean => {
  const missing = [...missingForAws(), ...missingForSearch()];
  if (missing.length > 0)
    console.info(`Left out: ${suite} was not tested, because ${missing.join(" and ")} is not installed.`);
  return missing.length > 0;
};
