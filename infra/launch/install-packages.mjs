import { runChild } from "./run-child.mjs";

/** Installs exactly what package-lock.json says. Ends this process if npm fails. */
export const installPackages = async (root, reason) => {
  console.log(`Installing the packages first (npm install): ${reason}.`);
  const [command, ...args] = npm();
  const status = await runChild(command, [...args, "install", "--no-audit", "--no-fund"], {
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
