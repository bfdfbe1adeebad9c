import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { AppError } from "#shared/errors.ts";
import { reportRed } from "../corpus.ts";
import { readText } from "../ingest/read-text.ts";
import { isFull, seedsOf } from "../seed.ts";
import { fixture } from "./fixture.ts";
import { mutate } from "./hostile/mutate.ts";

const names = readdirSync(new URL("../fixtures/documents", import.meta.url));

it.each(names)("%s is read or refused with a sentence, however it was damaged", async (filename) => {
  const suite = `damaged ${filename}`;
  for (const seed of seedsOf(suite, isFull() ? 16 : 4)) {
    const outcome = await readText(mutate(fixture(filename), seed), filename).catch((error) => error);
    const isFit = typeof outcome === "string" || (outcome instanceof AppError && outcome.code === "invalid");
    if (!isFit) reportRed(suite, seed);
    expect.soft(isFit, `seed ${seed}: ${outcome}`).toBe(true);
  }
});
