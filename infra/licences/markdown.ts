import type { Package } from "./packages.ts";

/** LICENSES.md: every package by its licence, those of the product first. */
export const licencesAsMarkdown = (packages: Package[]): string =>
  [
    "# Licences",
    "",
    "Of the packages that Docent is built on, as `package-lock.json` lists them for every system. `npm run licences` writes this page. The texts of those that browsers are sent stand in the built site, in `licences.txt`.",
    "",
    "## In the product",
    ...sections(packages.filter(({ dev }) => !dev)),
    "",
    "## To build and test it only",
    ...sections(packages.filter(({ dev }) => dev)),
    "",
  ].join("\n");

const sections = (packages: Package[]): string[] =>
  [...Map.groupBy(packages, ({ license }) => license)]
    .sort(([one], [other]) => compare(one, other))
    .flatMap(([licence, some]) => ["", `### ${licence}`, "", namesOf(some)]);

const namesOf = (packages: Package[]): string =>
  [...new Set(packages.map(({ name, version }) => `${name} ${version}`))].sort(compare).join(", ");

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
