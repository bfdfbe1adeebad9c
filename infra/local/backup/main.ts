import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeBackup } from "./back-up.ts";
import { restore } from "./restore.ts";

const usages = {
  backup: "npm run backup -- FILE [--data .data]",
  restore: "npm run restore -- FILE [--data .data] [--overwrite]",
};

/** The command line of `backup` and `restore`, which is the first argument. */
const run = async ([command = "", ...args]: string[]): Promise<string> => {
  if (command !== "backup" && command !== "restore") throw new Error(Object.values(usages).join("\n"));
  const { file, folder, overwrite } = read(args, usages[command]);
  if (command === "backup") {
    const { files } = await makeBackup(folder, file);
    return `${folder} is kept in ${file} (${files} files).`;
  }
  const { files, former } = await restore(file, folder, overwrite);
  return [
    `${folder} is as it was when ${file} was made (${files} files).`,
    former && `What was there before lies in ${former}.`,
  ]
    .filter(Boolean)
    .join("\n");
};

const read = (args: string[], usage: string) => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { data: { type: "string", default: ".data" }, overwrite: { type: "boolean", default: false } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new Error("Name one file.");
    return { file: resolve(file), folder: resolve(values.data), overwrite: values.overwrite };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
};

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
