import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildPages } from "#pages/build.ts";
import { contract } from "#shared/contract/index.ts";
import { openapi } from "#shared/openapi.ts";
import { refreshRouteTable } from "./route-table.ts";
import { siteFolder, stamp, stampFile } from "./site-build.ts";

const fonts = fileURLToPath(new URL("../node_modules/@fontsource-variable", import.meta.url));

/** Builds the site into dist/site: the web app, the widget with the public pages, the OpenAPI document. */
const buildSite = async (): Promise<void> => {
  // whatever starts the build, a test among others: the site is the one that people get
  process.env.NODE_ENV = "production";
  refreshRouteTable();
  const before = stamp();
  rmSync(siteFolder, { recursive: true, force: true });
  mkdirSync(siteFolder, { recursive: true });
  const configFile = fileURLToPath(new URL("../web/vite.config.ts", import.meta.url));
  await Promise.all([
    build({ configFile, mode: "production", logLevel: "warn" }),
    buildPages({ outDir: siteFolder }),
  ]);
  writeFileSync(join(siteFolder, "openapi.json"), JSON.stringify(openapi(contract)));
  appendFileSync(join(siteFolder, "licences.txt"), licencesOfFonts());
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, before);
};

/** Style sheets bring them in, which the licences of scripts do not tell. */
const licencesOfFonts = (): string =>
  readdirSync(fonts)
    .map(
      (name) => `\n## @fontsource-variable/${name}\n\n${readFileSync(join(fonts, name, "LICENSE"), "utf8")}`,
    )
    .join("");

await buildSite();
