import { describe, expect, it } from "vitest";
import { upload, uploadText } from "../upload.ts";
import { as } from "../users.ts";
import { keyOf, textFile } from "./replace.ts";

const newChatbot = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  return { api, id };
};

const rules = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `Rule ${n}: shelf ${n} holds exactly ${n} books of its own kind, no more.`,
  );

describe("what was read of a document", () => {
  it("is its text with its structure, and passages that point into it", async () => {
    const { api, id } = await newChatbot();
    const content =
      "# Loans\n\nBooks may be kept for four weeks.\n\n## Fees\n\nA reminder costs 1.50 euros.\n";
    const done = await upload(api, id, { name: "rules.md", type: "text/markdown", bytes: content });
    const part = await api.documents.text(keyOf(done));
    expect(part).toMatchObject({ part: 0, parts: 1, start: 0, end: part.total, total: part.text.length });
    const titles = part.blocks.filter(({ type }) => type === "heading");
    expect(titles.map(({ start, end }) => part.text.slice(start, end))).toEqual(["Loans", "Fees"]);
    const { items } = await api.documents.passages(keyOf(done));
    expect(items).toHaveLength(done.chunk_count);
    for (const { start, end, text } of items) expect(part.text.slice(start, end)).toBe(text);
  });

  it("comes in parts cut between blocks, which put together are the whole text", async () => {
    const { api, id } = await newChatbot();
    const done = await uploadText(api, id, "rules.txt", rules(2000).join("\n\n"));
    const first = await api.documents.text(keyOf(done));
    const parts = await Promise.all(
      Array.from({ length: first.parts }, (_, part) => api.documents.text({ ...keyOf(done), part })),
    );
    expect(first.parts).toBeGreaterThan(2);
    for (const { text, blocks } of parts) {
      expect(text.length).toBeLessThanOrEqual(40_000);
      expect(blocks[0]?.type).toBe("paragraph");
      expect(text).toMatch(/^Rule \d+:/);
    }
    const whole = parts.map(({ text }) => text).join("");
    expect(whole).toHaveLength(first.total);
    expect(whole).toContain("Rule 1999: shelf 1999");
  });

  it("opens at the part where a cited passage begins", async () => {
    const { api, id } = await newChatbot();
    const done = await uploadText(api, id, "rules.txt", rules(2000).join("\n\n"));
    const { items } = await api.documents.passages({ ...keyOf(done), limit: 100 });
    const cited = items.at(-1);
    const part = await api.documents.text({ ...keyOf(done), passage: cited?.ordinal });
    const span = part.passages.find(({ ordinal }) => ordinal === cited?.ordinal);
    expect(part.part).toBeGreaterThan(0);
    expect(part.text.slice((span?.start ?? 0) - part.start, (span?.end ?? 0) - part.start)).toBe(cited?.text);
  });

  it("has each passage once on its pages, in reading order", async () => {
    const { api, id } = await newChatbot();
    const done = await uploadText(api, id, "rules.txt", rules(2000).join("\n\n"));
    const ordinals: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await api.documents.passages({ ...keyOf(done), limit: 70, cursor });
      ordinals.push(...page.items.map(({ ordinal }) => ordinal));
      cursor = page.cursor;
    } while (cursor);
    expect(ordinals).toEqual(Array.from({ length: done.chunk_count }, (_, ordinal) => ordinal));
  });

  it("ends where the document ends", async () => {
    const { api, id } = await newChatbot();
    const done = await uploadText(api, id, "rules.txt", "Books may be kept for four weeks.");
    for (const beyond of [{ part: 1 }, { passage: 1 }])
      await expect(api.documents.text({ ...keyOf(done), ...beyond })).rejects.toMatchObject({
        code: "not_found",
      });
  });

  it("is not there before it was read, or where it could not be read, and says so", async () => {
    const { api, id } = await newChatbot();
    const file = { chatbotId: id, filename: "a.txt", content_type: "text/plain", file_size: 10 };
    const { document } = await api.documents.create(file);
    await expect(api.documents.text(keyOf(document))).rejects.toThrow("has not been read yet");
    const failed = await upload(api, id, textFile("blank.txt", "  \n "));
    await expect(api.documents.passages(keyOf(failed))).rejects.toThrow(failed.failure_reason);
  });

  it("is for the document's owner alone, like its file", async () => {
    const { api, id } = await newChatbot();
    const done = await uploadText(api, id, "rules.txt", "Books may be kept for four weeks.");
    const bob = await as("bob");
    for (const route of ["text", "passages", "file"] as const)
      await expect(bob.documents[route](keyOf(done))).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the original file", () => {
  it.each(["rules.txt", 'Preise "2026" für Bücher; 100%.txt', "料金表.txt"])(
    "%s is downloaded under its own name, byte for byte, as nothing that runs",
    async (name) => {
      const { api, id } = await newChatbot();
      const done = await uploadText(api, id, name, "<script>Books</script> may be kept.");
      const response = await fetch((await api.documents.file(keyOf(done))).url);
      const disposition = response.headers.get("content-disposition") ?? "";
      expect(await response.text()).toBe("<script>Books</script> may be kept.");
      expect(disposition).toMatch(/^attachment; filename="[ !#-~]+"; filename\*=UTF-8''[\w%.!~-]+$/);
      expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe(name);
      expect(response.headers.get("content-type")).toBe("application/octet-stream");
    },
  );

  it("that never arrived can't be downloaded", async () => {
    const { api, id } = await newChatbot();
    const file = { chatbotId: id, filename: "a.txt", content_type: "text/plain", file_size: 10 };
    const { document } = await api.documents.create(file);
    await expect(api.documents.file(keyOf(document))).rejects.toThrow("The file has not arrived yet.");
  });
});
