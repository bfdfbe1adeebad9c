import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { interfaceLanguages } from "#shared/interface-languages.ts";
import { bundle } from "./bundle.ts";

const entries = {
  answer: "../widget/src/chat/answer/finish-answer.ts",
  api: "../widget/src/api/serve-call.ts",
  attach: "../widget/src/attach/serve-files.ts",
  form: "../widget/src/form/visitor-form.ts",
  late: "../widget/src/chat/waiting/still-thinking.ts",
  live: "../widget/src/live/piece.ts",
  note: "../widget/src/panel/unavailable.ts",
  scheme: "../widget/src/panel/follow-page.ts",
  talk: "../widget/src/visit/talk.ts",
  ...Object.fromEntries(
    interfaceLanguages.flatMap((language) => [
      [`words-${language}`, `../widget/src/words/${language}.ts`],
      [`live-${language}`, `../widget/src/live/words/${language}.ts`],
      [`attach-${language}`, `../widget/src/attach/words/${language}.ts`],
    ]),
  ),
};

/**
 * Bundles the parts of a chat that are loaded when somebody needs them. Returns their address with `*` for the name:
 * their names end in one hash of them all, because each address would take space in the chat.
 */
export async function bundlePieces(outDir: string, quotation: string): Promise<string> {
  const options = { entries, names: "widget/[name]", define: { QUOTATION: JSON.stringify(quotation) } };
  const files = Object.values(await bundle(outDir, options)).map((address) => join(outDir, address));
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(await readFile(file));
  const version = hash.digest("hex").slice(0, 8).toUpperCase();
  for (const file of files) await rename(file, file.replace(/\.js$/, `-${version}.js`));
  return `/widget/*-${version}.js`;
}
