import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Why the packages have to be installed, or undefined if they are those of package-lock.json. Compares it with npm's own
 * record of what it installed: `git clone` and `git pull` set modification times that say nothing. npm writes the record
 * last, so that an install that was killed leaves none.
 */
export const outdatedPackages = (root, { withDev }) => {
  const record = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return "node_modules is missing";
  const installed = packagesOf(record);
  const { "": _, ...locked } = packagesOf(join(root, "package-lock.json"));
  // The product alone runs on `npm install --omit=dev` too.
  const mayOmitDev = !withDev && !Object.values(installed).some(({ dev }) => dev);
  const isSame = ([path, wanted]) => {
    const found = installed[path];
    if (!found) return wanted.optional || wanted.devOptional || (wanted.dev && mayOmitDev);
    return sameFields.every((field) => found[field] === wanted[field]);
  };
  const isLocked = (path) => path in locked;
  return Object.entries(locked).every(isSame) && Object.keys(installed).every(isLocked)
    ? undefined
    : "node_modules is not what package-lock.json says";
};

/** Not `resolved`: package-lock.json names no registry, npm's record does on most machines. */
const sameFields = ["version", "integrity"];

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
