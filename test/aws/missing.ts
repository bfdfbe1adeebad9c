import { isLeftOut } from "../left-out.ts";
import { missingTools as missingForSearch } from "../opensearch/node.ts";
import { missingTools as missingForAws } from "./emulator/install.ts";

/** Whether a suite is left out because tools are missing here. */
export const missingHere = (suite: string): boolean =>
  isLeftOut(suite, [...missingForAws(), ...missingForSearch()]);
