import { existsSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./run-child.mjs";

/**
 * Installs exactly what package-lock.json says. Ends this process if npm fails. `npm ci` never changes the lock file, but
 * removes node_modules first; where packages are there, `npm install` replaces only the outdated ones.
 */
export const installPackages = async (root, reason) => {
  const verb = existsSync(join(root, "node_modules")) ? "install" : "ci";
  console.log(`Installing the packages first (npm ${verb}): ${reason}.`);
  const [command, ...args] = npm();
  const status = await runChild(command, [...args, verb, "--no-audit", "--no-fund"], {
    cwd: root,
    shell: process.platform === "win32" && command === "npm",
  });
  if (status !== 0) process.exit(status);
};

/** The npm that called this, on its own Node: the Node found first on PATH may be among the packages that are replaced. */
const npm = () => {
  const { npm_execpath: script = "", npm_node_execpath: node } = process.env;
  return node && /npm-cli\.c?js$/.test(script) ? [node, script] : ["npm"];
};
