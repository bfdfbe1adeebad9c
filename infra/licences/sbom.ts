import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const Versions = z.record(z.string(), z.string());
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions });
const Bill = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ "bom-ref": z.string() })),
});

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Writes npm's CycloneDX bill of materials of the lockfile to `dist/sbom.cdx.json`. */
const writeBill = (): number => {
  const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const text = execFileSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  const listed = new Set(Bill.parse(JSON.parse(text)).components.map((one) => one["bom-ref"]));
  const missing = declared().filter((one) => !listed.has(one));
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(", ")}.`);
  mkdirSync(`${root}dist`, { recursive: true });
  writeFileSync(`${root}dist/sbom.cdx.json`, text);
  return listed.size;
};

const declared = (): string[] => {
  const { dependencies, devDependencies } = Manifest.parse(
    JSON.parse(readFileSync(`${root}package.json`, "utf8")),
  );
  return Object.entries({ ...dependencies, ...devDependencies }).map(
    ([name, version]) => `${name}@${version}`,
  );
};

console.log(`${writeBill()} packages stand in dist/sbom.cdx.json.`);
