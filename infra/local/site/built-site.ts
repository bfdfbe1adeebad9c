import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isSiteFresh, siteFolder } from "../../site-build.ts";

const build = fileURLToPath(new URL("../../build.ts", import.meta.url));

/** The folder of the built site, built first where it is missing or older than its sources. */
export const builtSite = async (): Promise<string> => {
  if (isSiteFresh()) return siteFolder;
  console.log(existsSync(siteFolder) ? "The sources changed; building the site…" : "Building the site…");
  const child = spawn(process.execPath, [build], { stdio: ["ignore", "ignore", "inherit"] });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error("The site could not be built; the reason stands above.");
  return siteFolder;
};
