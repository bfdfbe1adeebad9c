import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withoutDemo } from "#shared/site/demo.ts";

/** Copies the built site beside itself, its pages without the demo. Returns the copy's folder. */
export const copyWithoutDemo = (site: string): string => {
  const copy = `${site}-without-demo`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(site, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const path = join(copy, file);
    writeFileSync(path, withoutDemo(readFileSync(path, "utf8")));
  }
  return copy;
};
