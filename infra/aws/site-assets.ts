import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isSiteFresh, siteFolder } from "../site-build.ts";

/** The folder of the built site; builds it first where it is missing or older than its sources. */
export const builtSite = (): string => {
  if (!isSiteFresh()) build();
  return siteFolder;
};

const build = (): void => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  // What the build says goes to the error output: the CDK command reads the other one.
  const { status } = spawnSync(process.execPath, ["infra/build.ts"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("The site could not be built; the lines above say why.");
};
