import { execFileSync } from "node:child_process";
import { join } from "node:path";

export interface LoadedCode {
  milliseconds: number;
  /** Paths of the files with their sizes in bytes. */
  files: Record<string, number>;
  /** Node's own modules that were loaded for them. */
  builtIn: string[];
}

/**
 * Code that a fresh process loads for a function, and how long that takes without the start of the process. With a
 * folder for it, Node keeps there what it compiled.
 */
export const loadOnce = (folder: string, { cache }: { cache?: string } = {}): LoadedCode =>
  JSON.parse(
    execFileSync(process.execPath, ["-e", script(join(folder, "index.js"))], {
      env: {
        PATH: process.env.PATH ?? "",
        AWS_REGION: "us-east-1",
        ...(cache && { NODE_COMPILE_CACHE: cache }),
      },
    }).toString(),
  );

const script = (file: string) => `
globalThis.awslambda = { streamifyResponse: (handler) => handler, HttpResponseStream: { from: (stream) => stream } };
const before = new Set(process.moduleLoadList);
const startedAt = performance.now();
require(${JSON.stringify(file)});
const milliseconds = performance.now() - startedAt;
const builtIn = process.moduleLoadList.filter((name) => !before.has(name));
const sizes = Object.keys(require.cache).map((path) => [path, require("node:fs").statSync(path).size]);
console.log(JSON.stringify({ milliseconds, builtIn, files: Object.fromEntries(sizes) }));
`;

export const bytesRead = ({ files }: LoadedCode): number =>
  Object.values(files).reduce((sum, size) => sum + size, 0);
