import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import {
  type Mark,
  type MarkName,
  marks,
  type StatusMarkName,
  statusMarks,
} from "#extraction/marks/marks.ts";
import { read, utf8 } from "../fixture.ts";
import type { Fixtures, Marked, StatusFixtures, WithStatus } from "./marked.ts";

const folder = new URL("fixtures/", import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map(
    (name): Promise<{ fixtures: Fixtures; statuses?: StatusFixtures }> => import(new URL(name, folder).href),
  ),
);

const fixtureOf = (mark: MarkName, format: string): Marked | undefined =>
  modules
    .flatMap(({ fixtures }) => Object.entries(fixtures[mark] ?? {}))
    .find(([name]) => name === format)?.[1];

const entries = Object.entries(marks as Record<MarkName, Mark>).flatMap(([mark, { formats }]) =>
  Object.keys(formats).map((format): [MarkName, string] => [mark as MarkName, format]),
);

it.each(entries)(
  "a part with the mark %s in %s is left out, and the warning names it",
  async (mark, format) => {
    const fixture = fixtureOf(mark, format);
    if (!fixture) return expect.fail(`no module in test/extraction/marks/fixtures has ${mark} in ${format}`);
    const { name, file, hidden, named = hidden, shown } = fixture;
    const { text, warnings } = await read(typeof file === "string" ? utf8(file) : file, name);
    expect(text).toContain(shown);
    expect(text).not.toContain(hidden);
    expect(warnings.filter((warning) => warning.includes(named))).toEqual([
      expect.stringContaining(marks[mark].one),
    ]);
  },
);

const statusFixtureOf = (mark: StatusMarkName, format: string): WithStatus | undefined =>
  modules
    .flatMap(({ statuses = {} }) => Object.entries(statuses[mark] ?? {}))
    .find(([name]) => name === format)?.[1];

const statusEntries = Object.entries(statusMarks).flatMap(([mark, formats]) =>
  Object.keys(formats).map((format): [StatusMarkName, string] => [mark as StatusMarkName, format]),
);

it.each(statusEntries)(
  "a document with a status as %s in %s is read, and its places show it",
  async (mark, format) => {
    const fixture = statusFixtureOf(mark, format);
    if (!fixture) return expect.fail(`no module in test/extraction/marks/fixtures has ${mark} in ${format}`);
    const { name, file, status } = fixture;
    const { blocks, warnings } = await read(typeof file === "string" ? utf8(file) : file, name);
    expect(blocks.map(({ place }) => place)).toEqual(
      blocks.map(() => expect.stringMatching(new RegExp(`(^Marked| · marked) “${status}”$`))),
    );
    expect(warnings).toEqual([expect.stringContaining(`marked “${status}”`)]);
  },
);
