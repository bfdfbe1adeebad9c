import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lockFolder } from "#infra/local/data-folder/folder-lock.ts";
import { audit } from "#test/faults/audit.ts";
import { keptIn } from "#test/faults/kept-in.ts";
import { compare } from "#test/faults/killed/compare.ts";
import { newLedger } from "#test/faults/killed/ledger.ts";
import { keepBusy, operations, type Setup } from "#test/faults/killed/operations.ts";
import { startProduct, temporaryFolder } from "#test/product.ts";
import { random } from "#test/random.ts";
import { as, signIn } from "#test/users.ts";

const main = fileURLToPath(new URL("../../../../infra/local/backup/main.ts", import.meta.url));

/** Output of the command. */
const run = (...args: string[]): Promise<string> =>
  new Promise((resolve) =>
    execFile(process.execPath, [main, ...args], (_error, out, complaint) => resolve(out + complaint)),
  );

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

const sceneOf = (url: string): Setup => {
  let last = 0;
  return { url, next: random(7), number: () => ++last };
};

it("a backup made while others write holds all that was acknowledged before, and what it holds agrees", async () => {
  const product = await startProduct();
  const ann = newLedger(await as("ann", product.url));
  const setup = sceneOf(product.url);
  for (const deed of ["create", "upload", "createWidget", "publish", "upload"] as const)
    await operations[deed](ann, setup);
  expect(await compare(ann)).toEqual([]);
  await operations.ask(ann, setup);
  let isOver = false;
  const others = ["bob", "cleo"].map(async (name) => {
    const ledger = newLedger(await as(name, product.url));
    await Promise.all(
      [1, 2].map(() => keepBusy(ledger, setup).catch((error) => isOver || Promise.reject(error))),
    );
  });
  const file = join(temporaryFolder(), "docent.backup");
  const made: string[] = [];
  for (const number of [1, 2]) made.push(await run("backup", `${file}${number}`, "--data", product.folder));
  isOver = true;
  await product.kill();
  await Promise.all(others);
  expect(made.filter((line) => !/is kept in .*docent\.backup\d \(\d+ files\)/.test(line))).toEqual([]);

  for (const number of [1, 2]) {
    const folder = join(temporaryFolder(), "restored");
    expect(await run("restore", `${file}${number}`, "--data", folder)).toContain("is as it was when");
    expect(audit(await keptIn(folder))).toEqual([]);
    const again = await startProduct({ folder });
    const owner = await signIn((await as("ann", product.url)).email, again.url);
    expect(await compare({ ...ann, owner })).toEqual([]);
    await again.stop();
  }
});

it("a backup and what is restored from it are their owner's alone, and nothing of the making stays", async () => {
  const product = await startProduct();
  const bob = newLedger(await as("bob", product.url));
  for (const deed of ["create", "upload"] as const) await operations[deed](bob, sceneOf(product.url));
  const file = join(temporaryFolder(), "docent.backup");
  writeFileSync(`${file}.part`, "of a backup that was killed", { mode: 0o644 });
  await run("backup", file, "--data", product.folder);
  expect([modeOf(file), existsSync(`${file}.part`)]).toEqual(["600", false]);
  expect(readdirSync(product.folder).filter((name) => name.startsWith("backup-"))).toEqual([]);
  await product.stop();
  const folder = join(temporaryFolder(), "restored");
  await run("restore", file, "--data", folder);
  const restored = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(restored.length).toBeGreaterThan(8);
  const modes = restored.map((one) => [one.isFile(), modeOf(join(one.parentPath, one.name))].join());
  expect(new Set(modes)).toEqual(new Set(["true,600", "false,700"]));
});

it("who may ask a run for a backup shows in a file that its owner alone can read", async () => {
  const product = await startProduct();
  const { accessKeyId } = JSON.parse(readFileSync(join(product.folder, "identity.json"), "utf8"));
  const running = join(product.folder, "running.json");
  const { endpoint, token } = JSON.parse(readFileSync(running, "utf8"));
  expect(modeOf(running)).toBe("600");
  const file = join(temporaryFolder(), "stolen.backup");
  const statuses = (address: string, headers: Record<string, string>) =>
    Promise.all(
      [accessKeyId, `${token}x`, ""].map(async (key) => {
        const authorization = `AWS4-HMAC-SHA256 Credential=${key}/`;
        const asked = { method: "POST", body: JSON.stringify({ file }) };
        const all = { "x-amz-target": "Docent.BackUp", authorization, ...headers };
        return (await fetch(address, { ...asked, headers: all })).status;
      }),
    );
  expect(await statuses(endpoint, {})).toEqual([400, 400, 400]);
  expect(await statuses(endpoint, { origin: product.url })).toEqual([403, 403, 403]);
  expect(await statuses(`${product.url}/_local/backup`, {})).not.toContain(200);
  expect(existsSync(file)).toBe(false);
  await product.stop();
  expect(existsSync(running)).toBe(false);
});

it("a backup asked of a run that was killed says so", async () => {
  const product = await startProduct();
  await product.kill();
  const lock = lockFolder(join(product.folder, "lock"));
  const said = await run("backup", join(temporaryFolder(), "docent.backup"), "--data", product.folder);
  lock.unlock();
  expect(said).toBe("Docent is just starting or stopping. Try again in a moment.\n");
});

it("commands that cannot be carried out say why and what to do, and change nothing", async () => {
  const folder = temporaryFolder();
  const product = await startProduct({ folder });
  await product.stop();
  const file = join(temporaryFolder(), "docent.backup");
  expect(await run("backup", file, "--data", folder)).toContain("is kept in");
  expect(await run("backup", file, "--data", folder)).toContain("exists already. Choose another name.");
  expect(await run("backup", `${file}2`, "--data", temporaryFolder())).toContain(
    "There is no data folder at",
  );
  expect(await run("restore", `${file}2`, "--data", join(folder, "x"))).toContain("There is no file");
  expect(await run("restore")).toContain("npm run restore -- FILE [--data .data] [--overwrite]");
  const before = readdirSync(folder);
  expect(await run("restore", file, "--data", folder)).toContain("Choose an empty folder with --data");
  expect(readdirSync(folder)).toEqual(before);
  expect(await run("restore", file, "--data", folder, "--overwrite")).toMatch(/before lies in .*before-/);
  expect(existsSync(join(folder, "identity.json"))).toBe(true);
});

it("a folder that the product runs with is not put aside, and nothing is left beside it", async () => {
  const folder = join(temporaryFolder(), "kept");
  const product = await startProduct({ folder });
  const file = join(temporaryFolder(), "docent.backup");
  await run("backup", file, "--data", folder);
  const said = await run("restore", file, "--data", folder, "--overwrite");
  expect(said).toContain("Docent already runs with this data folder. Stop it");
  expect(readdirSync(join(folder, ".."))).toEqual(["kept"]);
  expect((await fetch(product.url)).status).toBe(200);
  await product.stop();
});

it("a backup that is damaged, cut off or none is refused, and leaves no folder", async () => {
  const folder = temporaryFolder();
  const product = await startProduct({ folder });
  await product.stop();
  const whole = join(temporaryFolder(), "docent.backup");
  await run("backup", whole, "--data", folder);
  const bytes = readFileSync(whole);
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  const into = join(temporaryFolder(), "restored");
  mkdirSync(into);
  for (const broken of [
    flipped,
    bytes.subarray(0, bytes.length >> 1),
    bytes.subarray(0, -20),
    Buffer.from("no"),
  ]) {
    writeFileSync(`${whole}.broken`, broken);
    const said = await run("restore", `${whole}.broken`, "--data", into);
    expect(said).toContain("is not a whole backup");
    expect(said).not.toMatch(/\n\s+at /);
    expect(readdirSync(join(into, ".."))).toEqual(["restored"]);
  }
});
