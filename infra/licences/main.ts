import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { licencesAsMarkdown } from "./markdown.ts";
import { packages } from "./packages.ts";

writeFileSync(fileURLToPath(new URL("../../LICENSES.md", import.meta.url)), licencesAsMarkdown(packages()));
