import Papa from "papaparse";
import { expect, it } from "vitest";
import type { Lead } from "#shared/leads/shapes.ts";
import { columns } from "#web/features/leads/exporting/csv.ts";
import { csvHead, csvRows } from "#web/lib/format/csv.ts";

const lead = (name: string, notes = ""): Lead => ({
  id: "lead_1",
  user_id: "usr_1",
  rag_system_id: "bot_1",
  rag_system_name: "Shop, help",
  widget_id: null,
  widget_name: "Direct",
  conversation_id: "conv_1",
  visitor_info: { name, email: null, phone: null, company: null },
  source_url: null,
  status: "qualified",
  notes,
  notes_saved_at: null,
  created_at: "2026-11-21T12:00:00.000Z",
  updated_at: "2026-11-21T12:00:00.000Z",
  last_contacted_at: null,
  sightings: 1,
});

/** The names and notes that another program reads. */
const read = (leads: Lead[]): [string, string][] => {
  const { data, errors } = Papa.parse<string[]>(
    csvHead(columns).replace("\uFEFF", "") + csvRows(columns, leads),
    {
      skipEmptyLines: true,
    },
  );
  expect(errors).toEqual([]);
  return data.slice(1).map((row) => [row[0] ?? "", row.at(-1) ?? ""]);
};

it("another program reads what was written: breaks, quotes, commas, emoji and other scripts", () => {
  const texts = [
    "a\nb",
    "a\rb",
    "a\r\nb",
    'say "so"',
    "a,b;c\td",
    "🚲 👩‍👩‍👧",
    "Łódź, 東京",
    "  spaces  ",
    "'quoted'",
  ];
  expect(read(texts.map((text) => lead("Ann", text)))).toEqual(texts.map((text) => ["Ann", text]));
});

it("no cell is a formula", () => {
  const formulas = ["=1+1", "+49 30 1", "-2", "@SUM(A1)", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠x"];
  for (const [name, notes] of read(formulas.map((text) => lead(text, text)))) {
    expect(name).toMatch(/^'/);
    expect(formulas).toContain(notes.slice(1));
  }
});

it("a missing widget, page and date are said as in the list", () => {
  expect(csvRows(columns, [lead("Ann")])).toBe(
    'Ann,,,,Direct,"Shop, help",Direct,qualified,2026-11-21,,\r\n',
  );
  expect(csvHead(columns).startsWith("\uFEFFName,Email,")).toBe(true);
});
