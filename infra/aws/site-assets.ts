import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isSiteFresh, siteFolder } from "../site-build.ts";

/** The folder of the built site; builds it first if it is missing or older than its sources. */
export const builtSite = (): string => {
  if (!isSiteFresh()) build();
  return siteFolder;
};

const build = (): void => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  // The build's output goes to stderr: the CDK command reads stdout.
  const { status } = spawnSync(process.execPath, ["infra/build.ts"], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("The site could not be built; the lines above say why.");
};
