import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { licencesAsMarkdown } from "#infra/licences/markdown.ts";
import { packages } from "#infra/licences/packages.ts";

/** They ask for no more than that their text and the author's name go along. */
const permissive = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
]);

/** Why a package of another licence is there all the same. */
const exceptions: { licence: string; name: RegExp; because: string }[] = [
  {
    licence: "OFL-1.1",
    name: /^@fontsource-variable\//,
    because:
      "fonts, which may be shipped with any program as long as their licence is there and they keep their name",
  },
  {
    licence: "MPL-2.0",
    name: /^lightningcss(-|$)/,
    because:
      "Vite's reader of style sheets: unchanged, run while the site is built, in nothing that is shipped",
  },
  {
    licence: "MPL-2.0",
    name: /^mediabunny$/,
    because:
      "reads and writes containers of sound: it asks for the source of its own files when they are changed, and they are not",
  },
  { licence: "MPL-2.0", name: /^axe-core$/, because: "unchanged, run by tests only" },
  {
    licence: "MPL-2.0",
    name: /^(satori|@resvg\/resvg-wasm)$/,
    because: "draw the cards of articles while the site is built: unchanged, in nothing that is shipped",
  },
  {
    licence: "(MIT AND Zlib)",
    name: /^pako$/,
    because: "satori's and subset-font's unpacker: both licences ask for no more than their text",
  },
  {
    licence: "Python-2.0",
    name: /^argparse$/,
    because: "part of the unpacker that subset-font has: unchanged, in nothing that is shipped",
  },
  {
    licence: "Unlicense",
    name: /^fast-sha256$/,
    because: "public domain, part of the verifier of webhooks that tests run",
  },
];

/** One of several licences is ours to choose. */
const choices = (licence: string): string[] => licence.replace(/^\((.*)\)$/, "$1").split(" OR ");

it("every package has a licence that asks for nothing but its own text, or is a known exception", () => {
  const wrong = packages()
    .filter(({ license }) => !choices(license).some((one) => permissive.has(one)))
    .filter(({ name, license }) => !exceptions.some((one) => one.licence === license && one.name.test(name)))
    .map(({ name, license }) => `${name}: ${license || "none"}`);
  expect(wrong).toEqual([]);
});

it("no exception is left of a package that is gone", () => {
  const found = packages();
  const idle = exceptions.filter(
    ({ licence, name }) => !found.some((one) => one.license === licence && name.test(one.name)),
  );
  expect(idle).toEqual([]);
});

it("LICENSES.md names every package of the lockfile with its licence", () => {
  expect(readFileSync("LICENSES.md", "utf8"), "npm run licences writes it").toBe(
    licencesAsMarkdown(packages()),
  );
});
