import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { migrate } from "#infra/local/data-folder/migrations/migrate.ts";
import type { Migration } from "#infra/local/data-folder/migrations/migrations.ts";
import { refusedStart, temporaryFolder } from "#test/product.ts";

let folder: string;
let printed: string[];
beforeEach(() => {
  folder = temporaryFolder();
  printed = [];
  vi.spyOn(console, "log").mockImplementation((line) => void printed.push(line));
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const identity = (version: number) => write("identity.json", JSON.stringify({ version, appSecret: "s" }));
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Adds a letter; at the times that are named it breaks off instead, half done. */
const adding = (letter: string, breaksOff: number[] = []): Migration => {
  let time = 0;
  return {
    title: `Adding ${letter}`,
    async apply(inside) {
      const text = existsSync(join(inside, "word")) ? readFileSync(join(inside, "word"), "utf8") : "";
      if (!text.endsWith(letter)) writeFileSync(join(inside, "word"), text + letter);
      if (breaksOff.includes(++time)) throw new Error("killed");
    },
  };
};

it("a folder is brought to the present version step by step, says which, and keeps its keys", async () => {
  identity(1);
  await migrate(folder, [adding("a"), adding("b")]);
  expect([read("word"), JSON.parse(read("identity.json"))]).toEqual(["ab", { version: 3, appSecret: "s" }]);
  expect(printed).toEqual(["Adding a …", "Adding b …"]);
});

it("a step that the folder has had is not done again", async () => {
  identity(2);
  await migrate(folder, [adding("a"), adding("b")]);
  await migrate(folder, [adding("a"), adding("b")]);
  expect([read("word"), printed]).toEqual(["b", ["Adding b …"]]);
});

it("a step that breaks off is begun again, and those before it are not", async () => {
  identity(1);
  const steps = [adding("a"), adding("b", [1, 2]), adding("c")];
  await expect(migrate(folder, steps)).rejects.toThrow("killed");
  expect(JSON.parse(read("identity.json")).version).toBe(2);
  await expect(migrate(folder, steps)).rejects.toThrow("killed");
  await migrate(folder, steps);
  expect([read("word"), JSON.parse(read("identity.json")).version]).toEqual(["abc", 4]);
});

it("a new folder needs none", async () => {
  write("lock", "");
  await migrate(folder, [adding("a")]);
  expect(existsSync(join(folder, "word"))).toBe(false);
});

const start = () => refusedStart({ folder });

it("a folder of a newer Docent is refused with a clear sentence, and left as it is", async () => {
  identity(99);
  const before = read("identity.json");
  const said = await start();
  expect(said).toContain("was written by a newer Docent (its version is 99, this one knows up to 1)");
  expect(said).toContain("Update Docent, or choose another folder with --data.");
  expect(said).not.toMatch(/\n\s+at /);
  expect(read("identity.json")).toBe(before);
});

it.each([
  ["cut off", "identity.json", '{"version": 1, "app', "identity.json cannot be read"],
  ["gone while tables are there", "queue.db", "", "identity.json is missing"],
])("a folder whose keys are %s is refused instead of getting new ones", async (_, name, text, sentence) => {
  write(name, text);
  const said = await start();
  expect(said).toContain(sentence);
  expect(said).toContain("Put it back from a backup, or choose another folder with --data.");
  expect(read(name)).toBe(text);
  expect(existsSync(join(folder, "identity.json"))).toBe(name === "identity.json");
});
