import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";

/**
 * A stack trace with the positions in the sources, if the bundled file has a source map beside it. Maps are read after
 * a failure only: Node's --enable-source-maps reads every map whenever a function starts.
 */
export const stackInSources = (stack: string): string =>
  stack.replace(place, (packed: string, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return packed;
    return `${origin.fileName.replace(/^(\.\.\/)+/, "")}:${origin.lineNumber}:${origin.columnNumber}`;
  });

const place = /(?<![^\s():])(\/[^\s():]+\.js):(\d+):(\d+)/g;

const maps = new Map<string, SourceMap | undefined>();

const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(`${file}.map`));
  return maps.get(file);
};

const readMap = (path: string): SourceMap | undefined =>
  existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : undefined;
