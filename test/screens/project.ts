import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import { browserArguments, browserPath } from "../browser/program.ts";
import { sourcesOf } from "../rules/sources.ts";
import { manifest } from "../rules/supply/manifest.ts";
import { guardMilliseconds } from "../until.ts";
import { commands } from "./commands.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const production = { "process.env.NODE_ENV": '"production"' };

const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** The packages that the app, the contract and these tests import, without their types and styles. */
const packagesOf = (tests: string[]): string[] => {
  const isHere = (path: string) => /^(?:web|shared|test\/screens)\//.test(path) || tests.includes(path);
  const isOfNode = /^test\/screens\/(?:project|commands)\.ts$/;
  const names = sourcesOf("web", "shared", "test")
    .filter(({ path }) => isHere(path) && path !== "web/vite.config.ts" && !isOfNode.test(path))
    .flatMap(({ text, imports }) => {
      const types = [...text.matchAll(/import type [^;]*? from "([^"]+)"/g)].map((match) => match[1]);
      return imports.filter((name) => !types.includes(name));
    })
    .filter((name) => installed.some((one) => name === one || name.startsWith(`${one}/`)))
    .filter((name) => !/^vitest(?:\/|$)|\.css$/.test(name));
  return [...new Set(names).add("react/jsx-runtime")].sort();
};

/** One page of one browser loads the app once; the files take turns in it. */
export const screensProject = async (include: string[]) => ({
  extends: true as const,
  // as in web/vite.config.ts, which says why
  define: { "globalThis.__zod_globalConfig": { jitless: true }, ...production },
  // the code of packages that users get
  oxc: { jsx: { development: false } },
  resolve: {
    conditions: ["module", "browser", "production"],
    alias: {
      "decode-named-character-reference": here(
        "../../node_modules/decode-named-character-reference/index.js",
      ),
    },
  },
  // a package that is found only while a test runs would load the page again
  optimizeDeps: {
    noDiscovery: true,
    include: packagesOf(include),
    rolldownOptions: { transform: { define: production } },
  },
  test: {
    name: "screens",
    include,
    isolate: false,
    fileParallelism: false,
    // stages with other numbers of workers cannot run beside it
    sequence: { groupOrder: 1 },
    setupFiles: ["test/no-surprises.ts", "test/screens/setup.ts"],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: guardMilliseconds } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // as with Playwright's own locators
      locators: { exact: false },
      viewport: { width: 1280, height: 900 },
      instances: [{ name: "screens", browser: "chromium" as const }],
      provider: playwright({
        launchOptions: { executablePath: await browserPath(), args: browserArguments },
        contextOptions: { reducedMotion: "reduce" },
        actionTimeout: guardMilliseconds,
      }),
      commands,
    },
  },
});
