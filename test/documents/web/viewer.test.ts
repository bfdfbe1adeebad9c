import { describe, expect, it } from "vitest";
import type { Document } from "#shared/documents/document.ts";
import type { TextBlock, TextPart } from "#shared/documents/text.ts";
import { progressWords } from "#web/features/documents/progress-words.ts";
import { runsOf } from "#web/features/documents/viewer/blocks/runs.ts";
import { tablesOf } from "#web/features/documents/viewer/blocks/tables.ts";
import { groupsOf } from "#web/features/documents/viewer/passages/groups.ts";

describe("a part of the text", () => {
  it("is cut into its passages, and what belongs to none stands by itself", () => {
    const part = partOf(
      [paragraph("One. Two. "), paragraph("Rest")],
      [
        [0, 5],
        [5, 10],
      ],
    );
    expect(shown(part)).toEqual([
      [0, ["One. "]],
      [1, ["Two. "]],
      [undefined, ["Rest"]],
    ]);
  });

  it("holds only its own share of a passage that began before it", () => {
    const whole = partOf([paragraph("One. Two. ")], [[0, 10]]);
    const part = { ...whole, part: 1, start: 5, text: "Two. " };
    expect(groupsOf(part)[0]).toMatchObject({ isContinued: true, pieces: [{ text: "Two. " }] });
    expect(groupsOf(part)[0]?.pieces[0].isBeginning).toBe(false);
  });

  it("tells where a page begins, and where the lines stand that were on many pages", () => {
    const part = partOf([
      { ...paragraph("a"), place: "Page 1" },
      { ...paragraph("b"), place: "Page 2" },
      { ...paragraph("c"), type: "running", place: "Page 1" },
    ]);
    const places = groupsOf(part).flatMap(({ pieces }) => pieces.map(({ newPlace }) => newPlace));
    expect(places).toEqual(["Page 1", "Page 2", "Headers and footers"]);
  });
});

describe("the rows of a table", () => {
  const rows = [row(["Item", "Fee"], true), row(["Reminder", "1.50"]), row(["Lost card", "5.00"])];

  it("are one table within a passage", () => {
    const [group] = groupsOf(partOf([paragraph("Fees"), ...rows], [[0, 99]]));
    expect(runsOf(group?.pieces ?? []).map(({ kind, pieces }) => [kind, pieces.length])).toEqual([
      ["single", 1],
      ["table", 3],
    ]);
  });

  it("share their labels and the widths of their columns across passages", () => {
    const part = partOf(rows);
    const tables = tablesOf(part);
    const shapes = part.blocks.map(({ start }) => tables.get(start));
    expect(new Set(shapes).size).toBe(1);
    expect(shapes[0]?.columns.map(({ label }) => label)).toEqual(["Item", "Fee"]);
    expect(shapes[0]?.columns.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
  });
});

it("progress is told in pages, slides, sheets and passages", () => {
  const words = (unit: "page" | "sheet" | "passage", done: number, total: number) =>
    progressWords({ ...document, progress: { unit, done, total } });
  expect(words("page", 12, 40)).toBe("Read page 12 of 40");
  expect(words("sheet", 1, 2)).toBe("Read sheet 1 of 2");
  expect(words("passage", 64, 1300)).toBe("Index 64 of 1,300 passages");
  expect(progressWords(document)).toBeUndefined();
});

type Draft = Omit<TextBlock, "start" | "end"> & { text: string };

const paragraph = (text: string): Draft => ({ type: "paragraph", text });

function row(cells: string[], isHeader = false): Draft {
  return { type: "table-row", text: cells.join(" | "), cells, isHeader };
}

const partOf = (drafts: Draft[], spans: [number, number][] = []): TextPart => {
  let end = 0;
  const blocks = drafts.map(({ text, ...draft }) => {
    const start = end;
    end += text.length;
    return { ...draft, start, end };
  });
  const passages = spans.map(([from, to], ordinal) => ({ ordinal, start: from, end: to, titlePath: [] }));
  const text = drafts.map((draft) => draft.text).join("");
  return { part: 0, parts: 1, total: end, start: 0, end, text, blocks, passages };
};

const shown = (part: TextPart) =>
  groupsOf(part).map(({ passage, pieces }) => [passage?.ordinal, pieces.map(({ text }) => text)]);

const document: Document = {
  id: "doc_1",
  rag_system_id: "bot_1",
  user_id: "ann",
  filename: "a.pdf",
  content_type: "application/pdf",
  file_size: 3,
  processing_status: "processing",
  processing_stage: "read",
  chunk_count: 0,
  created_at: "2026-05-03T12:00:00.000Z",
};
