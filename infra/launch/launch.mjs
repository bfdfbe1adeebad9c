// node infra/launch/launch.mjs PROGRAM [ARGUMENT…]: runs a program of this repository on the Node of its packages and
// installs those first if they are missing or not the ones of package-lock.json. It imports no package and runs on Node 20.17.
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { endWithParent } from "./end-with-parent.mjs";
import { installPackages } from "./install-packages.mjs";
import { outdatedPackages } from "./outdated-packages.mjs";
import { runChild } from "./run-child.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const launch = async (program, args) => {
  refuseOldNode();
  endWithParent();
  const outdated = outdatedPackages(root, { withDev: !program.startsWith("infra/local/") });
  if (outdated) await installPackages(root, outdated);
  const file = join(root, program);
  const node = ownNode();
  // A fresh install may have replaced the file of the Node that runs this.
  if (!outdated && node === realpathSync(process.execPath)) await runHere(file, args);
  else await runChild(node, [file, ...args]);
};

const refuseOldNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 17)) return;
  fail(
    `Docent needs Node 20.17 or later to install; this is Node ${process.versions.node}. See https://nodejs.org.`,
  );
};

/** Node 24, which is a package itself; its install script fetches it. */
const ownNode = () => {
  const files = ["node", "node.exe"].map((name) => join(root, "node_modules", "node", "bin", name));
  const file = files.find(existsSync);
  if (file) return realpathSync(file);
  if (Number(process.versions.node.split(".")[0]) >= 24) return realpathSync(process.execPath);
  return fail(
    `Docent runs on Node 24, which "npm install" brings along; this is Node ${process.versions.node}.\n` +
      "Install again without --ignore-scripts:\n\n  npm install",
  );
};

const runHere = (file, args) => {
  process.argv = [process.execPath, file, ...args];
  return import(pathToFileURL(file).href);
};

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const [program, ...args] = process.argv.slice(2);
await launch(program, args);
