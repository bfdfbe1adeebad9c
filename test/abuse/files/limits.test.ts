import { expect, it } from "vitest";
import { readText } from "../../ingest/read-text.ts";
import { reportIfRed } from "../../it-drawn.ts";
import { drawnFrom } from "../../seed.ts";
import { nestedForms } from "./forms.ts";

const row = (at: number) => Array.from({ length: 1500 }, (_, column) => `${(at * column) % 97}`).join();
const header = Array.from({ length: 1500 }, (_, column) => `column ${column}`).join();

const files: [what: string, name: string, content: () => Buffer | string][] = [
  ["a word of 12 million characters", "a.txt", () => "a@".repeat(5_850_000)],
  ["a PDF whose forms contain one another", "forms.pdf", nestedForms],
  ["a line of 1.3 million entities", "entities.txt", () => "&amp;&#x41;".repeat(1_245_000)],
  [
    "a table of 3,000 rows and 1,500 columns",
    "table.csv",
    () => [header, ...Array.from({ length: 3000 }, (_, at) => row(at))].join("\n"),
  ],
];

it.each(drawnFrom("large files", files, 1, ([what]) => what))(
  "%s is read within the limits of one file, or refused with its reason",
  async (what, name, content) => {
    reportIfRed("large files", what);
    const outcome = await readText(Buffer.from(content()), name).then(
      (text) => `read ${text.length > 1_000_000}`,
      (error) => error.message,
    );
    expect(outcome).toMatch(/^read true$|takes (?:more memory|too long) to read.*Split it/);
  },
);
