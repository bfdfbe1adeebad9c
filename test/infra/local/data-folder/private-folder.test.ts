import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeBackup } from "#infra/local/backup/back-up.ts";
import { restore } from "#infra/local/backup/restore.ts";
import { startProduct, temporaryFolder } from "#test/product.ts";
import { uploadText } from "#test/upload.ts";
import { as, nobody, signIn } from "#test/users.ts";

/** Paths that others than their owner may read or change. */
const open = (folder: string): string[] =>
  [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

/** Opens what no umask of the person's would have kept closed. */
const opened = (folder: string): string => {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    chmodSync(join(folder, name), statSync(join(folder, name)).isDirectory() ? 0o700 : 0o644);
  chmodSync(folder, 0o755);
  return folder;
};

const busy = async (url: string): Promise<void> => {
  const ann = await as("ann", url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, id, "rules.txt", "A reminder costs 1.50 euros.");
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: id });
  await nobody(url).visitors.session({ widgetId: widget.id });
  await signIn(ann.email, url);
};

it("all that the data folder holds is its owner's alone, also after a backup and its return", async () => {
  const umask = process.umask(0);
  const product = await startProduct().finally(() => process.umask(umask));
  await busy(product.url);
  expect(open(product.folder)).toEqual([]);
  const file = join(temporaryFolder(), "kept");
  await makeBackup(product.folder, file);
  await product.stop();
  expect([open(product.folder), statSync(file).mode & 0o777]).toEqual([[], 0o600]);
  const again = join(temporaryFolder(), "again");
  await restore(file, again, false);
  expect(open(again)).toEqual([]);
});

it("a folder that others could read is closed at the next start", async () => {
  const folder = temporaryFolder();
  await (await startProduct({ folder })).stop();
  const product = await startProduct({ folder: opened(folder) });
  expect(open(folder)).toEqual([]);
  await product.stop();
});
