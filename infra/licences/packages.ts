import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const Installed = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  inBundle: z.boolean().default(false),
  link: z.boolean().default(false),
  hasInstallScript: z.boolean().default(false),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const Lock = z.object({ packages: z.record(z.string(), Installed) });

export interface Package extends z.infer<typeof Installed> {
  name: string;
  version: string;
  license: string;
  /** Below the project, as in `node_modules/a/node_modules/b`. */
  path: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const Unlisted = z.object({ licenses: z.array(z.object({ type: z.string() })).default([]) });

/** Every package of the lockfile, for every platform. */
export const packages = (): Package[] =>
  Object.entries(Lock.parse(read("package-lock.json")).packages)
    .filter(([path]) => path !== "")
    .map(([path, one]) => ({
      ...one,
      path,
      name: path.split("node_modules/").at(-1) ?? path,
      version: one.version ?? "",
      license: one.license ?? unlisted(path),
    }));

/** Licences of packages that are older than the field that the lockfile reads. */
const unlisted = (path: string): string => {
  if (!existsSync(`${root}${path}/package.json`)) return "";
  const { licenses } = Unlisted.parse(read(`${path}/package.json`));
  return licenses.map(({ type }) => type).join(" OR ");
};

const read = (file: string): unknown => JSON.parse(readFileSync(`${root}${file}`, "utf8"));
