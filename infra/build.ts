import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { buildPages } from "#pages/build.ts";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { routeTablePlugin } from "./route-table.ts";
import { siteFolder, stamp, stampFile } from "./site-build.ts";
import { compressFiles } from "./site-compression.ts";

const fonts = fileURLToPath(new URL("../node_modules/@fontsource-variable", import.meta.url));

/** Builds the site into dist/site: the web app, the widget with the public pages, the OpenAPI document. */
const buildSite = async (): Promise<void> => {
  // Always the production build, also if a test starts it.
  process.env.NODE_ENV = "production";
  const before = stamp();
  rmSync(siteFolder, { recursive: true, force: true });
  mkdirSync(siteFolder, { recursive: true });
  const configFile = fileURLToPath(new URL("../web/vite.config.ts", import.meta.url));
  await Promise.all([
    build({ configFile, plugins: [routeTablePlugin()], mode: "production", logLevel: "warn" }),
    buildPages({ outDir: siteFolder }),
  ]);
  writeFileSync(join(siteFolder, "openapi.json"), JSON.stringify(openapi(contract)));
  appendFileSync(join(siteFolder, "licences.txt"), licencesOfFonts());
  await compressFiles(siteFolder);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, before);
};

/** Packages that style sheets import: the bundler's list of licences covers scripts only. */
const licencesOfFonts = (): string =>
  readdirSync(fonts)
    .map(
      (name) => `\n## @fontsource-variable/${name}\n\n${readFileSync(join(fonts, name, "LICENSE"), "utf8")}`,
    )
    .join("");

await buildSite();
