import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bundleFunction } from "#infra/function-code.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const entry = "dist/stamped-under-test/entry.ts";
const imported = "dist/stamped-under-test/imported.ts";

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

it("a function is bundled again when a file that it imports has changed, and only then", () => {
  write(imported, "export const word = 'first';");
  write(entry, "import { word } from './imported.ts';\nexport const handler = () => word;");
  const definition = { entry, needs: [], memoryMb: 256, timeoutSeconds: 10 };
  const code = () => join(bundleFunction("stamped-under-test", definition), "index.js");
  const madeAt = () => statSync(code()).ino;
  expect(readFileSync(code(), "utf8")).toContain("first");
  expect(madeAt()).toBe(madeAt());
  write(imported, "export const word = 'second, and longer';");
  expect(readFileSync(code(), "utf8")).toContain("second");
  rmSync(join(root, "dist/functions/stamped-under-test"), { recursive: true });
  expect(readFileSync(code(), "utf8")).toContain("second");
});

it("and when a file that is laid beside it has changed, came or went", () => {
  const asset = "dist/stamped-under-test/assets/one.md";
  write(entry, "export const handler = () => 1;");
  write(asset, "first");
  const definition = {
    entry,
    assets: ["dist/stamped-under-test/assets"],
    needs: [],
    memoryMb: 256,
    timeoutSeconds: 10,
  };
  const laid = () => {
    const folder = join(bundleFunction("assets-under-test", definition), "assets");
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"));
  };
  expect(laid()).toEqual(["first"]);
  write(asset, "second, and longer");
  expect(laid()).toEqual(["second, and longer"]);
  write(asset.replace("one", "two"), "another");
  expect(laid()).toEqual(["second, and longer", "another"]);
  rmSync(join(root, asset));
  expect(laid()).toEqual(["another"]);
  rmSync(join(root, "dist/stamped-under-test/assets"), { recursive: true });
});
