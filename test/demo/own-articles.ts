import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../product.ts";

/** A folder of help articles of a test's own, which HELP_ARTICLES names. */
export const ownArticles = () => {
  const folder = join(temporaryFolder(), "articles");
  mkdirSync(folder);
  const fileOf = (slug: string) => join(folder, `${slug}.md`);
  return {
    folder,
    write: (slug: string, title: string, text: string): void =>
      writeFileSync(fileOf(slug), `---\ntitle: "${title}"\nsummary: "About it."\n---\n\n${text}\n`),
    remove: (slug: string): void => rmSync(fileOf(slug)),
  };
};
