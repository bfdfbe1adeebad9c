import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { refusedStart, startProduct, temporaryFolder } from "../product.ts";
import { uploadText } from "../upload.ts";
import { as, signIn } from "../users.ts";

/** Starts the product three times. */

it("a damaged search file is built again by itself, and damaged accounts stop the start with what restores them", async () => {
  const folder = temporaryFolder();
  const first = await startProduct({ folder });
  const ann = await as("ann", first.url);
  const { id } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(ann, id, "fees.txt", "A reminder costs 1.50 euros.");
  await first.stop();
  const [search = ""] = readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));
  writeFileSync(join(folder, search), "?".repeat(100_000));

  const second = await startProduct({ folder });
  expect(second.output()).toContain("The search file was damaged or missing and is built again");
  const again = await signIn(ann.email, second.url);
  const sources = async () => {
    const asked = again.chat.ask({ ragSystemId: id, query: "What does a reminder cost?" });
    return (await asked.catch(() => undefined))?.context.map(({ source }) => source);
  };
  await expect.poll(sources).toEqual(["fees.txt"]);
  await second.stop();

  writeFileSync(join(folder, "users.db"), "?".repeat(100_000));
  expect(await refusedStart({ folder })).toMatch(/users\.db is damaged.*npm run restore -- FILE/);
});
