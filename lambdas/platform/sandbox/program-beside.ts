import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The file of a program in the folder of a module and of its type: from the sources, and from a bundle. */
export const programBeside = (url: string, name: string): string => {
  const module = fileURLToPath(url);
  return join(dirname(module), name + extname(module));
};
