import { expect, it, vi } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/knowledge/templates/making/create-template.ts")),
  ...(await import("#lambdas/knowledge/templates/sections/questions.ts")),
  ...(await import("#lambdas/knowledge/templates/sections/restore.ts")),
  ...(await import("#lambdas/knowledge/templates/sections/sections.ts")),
  ...(await import("#lambdas/knowledge/templates/store.ts")),
});

const removedAt = Date.UTC(2026, 10, 12, 9);
const minutes = 60_000;

describeOnEachEngine("a removed section or question", importing, (loaded) => {
  const removed = async () => {
    const { newTemplate, removeQuestion, removeSection, templateStore } = loaded();
    const userId = uniqueId("usr");
    const written = {
      name: "Night shift",
      description: null,
      domain: "operations" as const,
      rag_system_id: null,
    };
    const question = { question_text: "Why?", importance: "low" as const, expected_word_count: null };
    const { template, sections } = newTemplate(userId, written, [
      { title: "A", description: null, questions: [question, question] },
      { title: "B", description: null, questions: [question] },
    ]);
    await templateStore.create(template, sections);
    vi.useFakeTimers({ toFake: ["Date"], now: removedAt });
    const [first, second] = sections;
    const ids = [first?.questions[0]?.id ?? "", second?.id ?? ""];
    const place = { template, templateId: template.id, userId };
    await removeQuestion({ ...place, sectionId: first?.id ?? "", questionId: ids[0] ?? "" });
    await removeSection({ ...place, sectionId: ids[1] ?? "" });
    return { template, userId, ids, sections };
  };

  it("is restored until an hour is over", async () => {
    const { template, userId, ids, sections } = await removed();
    vi.setSystemTime(removedAt + 60 * minutes - 1000);
    for (const id of ids) await loaded().restore(template, id, userId);
    const present = await loaded().templateStore.sections(template.id);
    expect(present.map(({ revision: _, ...section }) => section)).toEqual(sections);
  });

  it("is not restored when the hour is over, though the table has it still", async () => {
    const { template, userId, ids } = await removed();
    const before = await loaded().templateStore.sections(template.id);
    vi.setSystemTime(removedAt + 60 * minutes + 1000);
    for (const id of ids)
      await expect(loaded().restore(template, id, userId)).rejects.toMatchObject({
        code: "not_found",
        message: expect.stringContaining("can be undone for an hour"),
      });
    expect(await loaded().templateStore.sections(template.id)).toEqual(before);
  });
});
