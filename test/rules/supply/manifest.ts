import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { root } from "../sources.ts";

const Versions = z.record(z.string(), z.string());
const Manifest = z.object({
  scripts: Versions,
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: Versions,
  devDependencies: Versions,
});

export const manifest = Manifest.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
