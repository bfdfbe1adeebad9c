import { afterEach, expect, it, vi } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { uniqueId } from "../unique-id.ts";

const importing = async () => ({
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/knowledge/templates/making/create-template.ts")),
  ...(await import("#lambdas/knowledge/templates/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

interface Sent {
  input: { TransactItems?: { Put?: { Item: Record<string, unknown> } }[] };
}

const kinds = [
  [/^OWNER#.* BOT#/, "chatbot"],
  [/^OWNER#.* LLM#/, "configuration"],
  [/ KTEMPLATE#/, "template"],
  [/ KSECTION#/, "section"],
] as const;

/** The kinds of the items that a write creates, in its order. */
const kindsIn = ({ input: { TransactItems = [] } }: Sent): string[] =>
  TransactItems.flatMap(({ Put }) => {
    const place = `${Put?.Item.pk} ${Put?.Item.sk}`;
    return kinds.flatMap(([pattern, kind]) => (pattern.test(place) ? [kind] : []));
  });

afterEach(() => vi.restoreAllMocks());

describeOnEachEngine("making a template", importing, (loaded) => {
  const creator = () => {
    const id = uniqueId("usr");
    return { accountId: id, userId: id, role: "owner" as const };
  };
  const input = {
    name: "Payroll",
    description: null,
    domain: "hr" as const,
    with_chatbot: true,
    with_sections: true,
  };

  it("[KTPL-019] stores chatbot, configuration, template and sections with their questions in this order", async () => {
    const send = vi.spyOn(loaded().table, "send");
    const by = creator();
    const { id, rag_system_id } = await loaded().createTemplate(input, by);
    const stored = send.mock.calls.flatMap(([command]) => kindsIn(command as unknown as Sent));
    expect(stored).toEqual(["chatbot", "configuration", "template", ...Array(6).fill("section")]);
    expect(rag_system_id).toMatch(/^bot_/);
    const sections = await loaded().templateStore.sections(id);
    expect(sections.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4, 4, 4]);
  });

  it("[KTPL-019] takes the chatbot away again when the template cannot be stored after it", async () => {
    const { chatbotStore, createTemplate, table, templateStore } = loaded();
    const send = table.send.bind(table) as (command: unknown) => Promise<never>;
    const failing = vi.spyOn(table, "send").mockImplementation((async (command: Sent) => {
      if (kindsIn(command).includes("template")) throw new Error("the table is gone");
      return send(command);
    }) as never);
    const by = creator();
    await expect(createTemplate(input, by)).rejects.toThrow("the table is gone");
    expect(failing.mock.calls.flatMap(([command]) => kindsIn(command as unknown as Sent))).toEqual([
      "chatbot",
      "configuration",
      "template",
      ...Array(6).fill("section"),
    ]);
    expect(await Array.fromAsync(chatbotStore.all(by.accountId))).toEqual([]);
    expect(await templateStore.all(by.accountId)).toEqual([]);
  });

  it("leaves the chatbot to a template that is stored though its reply fails", async () => {
    const { chatbotStore, createTemplate, templateStore } = loaded();
    const all = vi.spyOn(chatbotStore, "all").mockImplementation(() => {
      throw new Error("the table is slow");
    });
    const by = creator();
    await expect(createTemplate(input, by)).rejects.toThrow("the table is slow");
    all.mockRestore();
    const [chatbot] = await Array.fromAsync(chatbotStore.all(by.accountId));
    expect((await templateStore.all(by.accountId)).map(({ rag_system_id }) => rag_system_id)).toEqual([
      chatbot?.id,
    ]);
  });
});
