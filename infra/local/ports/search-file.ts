import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Embedding = z.object({ name: z.string(), dimension: z.number() });
type Embedding = z.infer<typeof Embedding>;

/**
 * The search file of an embedding model in the data folder. After a change of the model an earlier file of the new one is
 * outdated and deleted. Every document must then be indexed again; call `keep` once all are queued, so an interrupted
 * start begins again.
 */
export const searchFileOf = (folder: string, embedding: Embedding) => {
  const file = join(folder, fileName(embedding));
  const marker = join(folder, "search-embedding.json");
  const isOtherEmbedding = isOther(folder, marker, embedding);
  const keep = () => {
    writeFileSync(`${marker}.new`, JSON.stringify(Embedding.parse(embedding)), { flush: true });
    renameSync(`${marker}.new`, marker);
  };
  if (isOtherEmbedding) for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
  else if (!existsSync(marker)) keep();
  return { file, isOtherEmbedding, keep };
};

const fileName = ({ name }: Embedding): string => `search-${name.replace(/[^\w.-]+/g, "_")}.db`;

const isOther = (folder: string, marker: string, embedding: Embedding): boolean => {
  if (!existsSync(marker)) return isBehind(folder, fileName(embedding));
  const inUse = Embedding.parse(JSON.parse(readFileSync(marker, "utf8")));
  return inUse.name !== embedding.name || inUse.dimension !== embedding.dimension;
};

/** In folders from before the marker file, the file written last is that of the model in use. */
const isBehind = (folder: string, file: string): boolean => {
  const changedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  const files = readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));
  const [latest = file] = files.toSorted((one, other) => changedAt(other) - changedAt(one));
  return latest !== file;
};
