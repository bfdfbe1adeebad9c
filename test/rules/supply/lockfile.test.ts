import { expect, it } from "vitest";
import { packages } from "#infra/licences/packages.ts";
import { manifest } from "./manifest.ts";

/**
 * Packages that bring a program which an install would run. Only those of `allowScripts` are let; the others do without:
 * - classic-level, LevelDB for the table on one machine: it would compile what comes compiled for every usual system.
 * - esbuild: it would put its program in the place of a script that starts it.
 * The `optional` ones of the lockfile (fsevents, one binding for each system) are taken where they fit, and run nothing.
 */
const withScripts = ["classic-level", "esbuild", "node"];

it("an install runs the program of Node's own package alone", () => {
  expect(manifest.allowScripts).toEqual({ node: true });
  const found = packages().filter(({ hasInstallScript }) => hasInstallScript);
  expect(found.map(({ name }) => name).sort()).toEqual(withScripts);
});

it("every version of package.json is exact, and is the one of the lockfile", () => {
  const locked = new Map(packages().map(({ path, version }) => [path, version]));
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(locked.get(`node_modules/${name}`), name).toBe(version);
  }
});

// An install on one system can leave out the packages of the others; npm ci would then fail there.
it("the lockfile names the optional packages of every system", () => {
  const locked = new Set(packages().map(({ path }) => path));
  const missing = packages().flatMap(({ path, optionalDependencies }) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locations(path, name).some((location) => locked.has(location)))
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Where Node looks for a package that another one imports, from the nearest folder to the project's. */
const locations = (path: string, name: string): string[] => {
  const folders = path.split("/node_modules/");
  return [...folders.keys(), folders.length].map((depth) =>
    [...folders.slice(0, depth), name].join("/node_modules/").replace(/^(?!node_modules\/)/, "node_modules/"),
  );
};

it("every package comes from the public registry, with a digest of what it holds", () => {
  const elsewhere = packages().filter(
    ({ resolved, link }) =>
      link || (resolved !== undefined && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
  // What lies within another package is covered by that one's digest.
  const unchecked = packages().filter(
    ({ integrity, inBundle }) => !inBundle && !integrity?.startsWith("sha512-"),
  );
  expect(unchecked.map(({ path }) => path)).toEqual([]);
});
