import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { copyAsOutdated } from "./sqlite/copy-as-outdated.ts";

const Embedding = z.object({
  name: z.string(),
  dimension: z.number(),
  /** Host and port of the server that embeds, unless it is OpenAI's own. */
  server: z.string().optional(),
});
type Embedding = z.infer<typeof Embedding>;

/**
 * The search file of an embedding model in the data folder. After a change of the model it begins as a copy of the former
 * model's file, in which questions find passages by words. Every document must then be indexed again; call `keep` once all
 * are queued, so an interrupted start begins again.
 */
export const searchFileOf = (folder: string, embedding: Embedding) => {
  const file = join(folder, fileName(embedding));
  const kept = keptEmbedding(folder);
  const former = kept ? fileName(kept) : latestIn(folder);
  const isOtherEmbedding = kept
    ? kept.name !== embedding.name || kept.dimension !== embedding.dimension
    : former !== undefined && former !== fileName(embedding);
  const keep = () => {
    const marker = markerIn(folder);
    writeFileSync(`${marker}.new`, JSON.stringify(Embedding.parse(embedding)), { flush: true });
    renameSync(`${marker}.new`, marker);
    for (const name of searchFilesIn(folder)) if (join(folder, name) !== file) remove(join(folder, name));
  };
  if (isOtherEmbedding) replaceByCopy(join(folder, former ?? ""), file, embedding.dimension);
  else if (!kept || kept.server !== embedding.server) keep();
  return { file, isOtherEmbedding, keep };
};

/** The embedding model that the folder's documents are indexed for; undefined if that was never noted. */
export const keptEmbedding = (folder: string): Embedding | undefined => {
  const marker = markerIn(folder);
  return existsSync(marker) ? Embedding.parse(JSON.parse(readFileSync(marker, "utf8"))) : undefined;
};

const markerIn = (folder: string): string => join(folder, "search-embedding.json");

const fileName = ({ name }: Embedding): string => `search-${name.replace(/[^\w.-]+/g, "_")}.db`;

/** An earlier file of the model is outdated; the former file may be of the same model with another dimension. */
const replaceByCopy = (former: string, file: string, dimension: number): void => {
  const copy = `${file}.new`;
  remove(copy);
  if (existsSync(former)) copyAsOutdated(former, copy, dimension);
  remove(file);
  if (existsSync(copy)) renameSync(copy, file);
};

const remove = (file: string): void => {
  for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
};

const searchFilesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^search-.*\.db$/.test(name));

/** In folders from before the marker file, the file written last is that of the model in use. */
const latestIn = (folder: string): string | undefined => {
  const changedAt = (name: string) => statSync(join(folder, name)).mtimeMs;
  return searchFilesIn(folder).toSorted((one, other) => changedAt(other) - changedAt(one))[0];
};
