import { expect, it } from "vitest";
import { newId } from "#platform/table/new-id.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/widgets/store.ts")),
  ...(await import("#platform/table/client.ts")),
});

const absent = { code: "not_found", message: "Widget not found." };

describeOnEachEngine("widgets", importing, (loaded) => {
  const created = (user_id = uniqueId("usr")) =>
    loaded().widgetStore.create({
      id: newId("widget"),
      user_id,
      rag_system_id: "bot_1",
      name: "Shop 🛒",
      is_active: true,
      created_at: "2026-01-01T00:00:00.000Z",
      total_conversations: 0,
      total_messages: 0,
      ...widgetDefaults,
    });

  it("a widget is its owner's and nobody else's", async () => {
    const { widgetStore } = loaded();
    const widget = await created();
    expect(await widgetStore.ofAccount(widget.user_id, widget.id)).toEqual(widget);
    await expect(widgetStore.ofAccount("usr_other", widget.id)).rejects.toMatchObject(absent);
  });

  it("an owner's widgets are listed newest first, page by page", async () => {
    const { widgetStore } = loaded();
    const owner = uniqueId("usr");
    const ids = [];
    for (let n = 0; n < 4; n++) ids.unshift((await created(owner)).id);
    const first = await widgetStore.list(owner, { limit: 3 });
    const second = await widgetStore.list(owner, { limit: 3, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
    expect(await Array.fromAsync(widgetStore.all(owner))).toHaveLength(4);
  });

  it("visitors meet a widget by its id alone, and not one that is switched off", async () => {
    const { widgetStore } = loaded();
    const widget = await created();
    expect(await widgetStore.active(widget.id)).toEqual(widget);
    await expect(widgetStore.active(newId("widget"))).rejects.toMatchObject(absent);
    await widgetStore.update(widget, { set: { is_active: false } });
    await expect(widgetStore.active(widget.id)).rejects.toMatchObject(absent);
  });

  it("a widget that is saved without a change stays as it is", async () => {
    const widget = await created();
    const changes = { name: undefined, theme: undefined, config: undefined };
    expect(await loaded().widgetStore.update(widget, { set: changes })).toEqual(widget);
  });

  it("visitors are counted while the owner changes the widget", async () => {
    const { widgetStore, transact } = loaded();
    const widget = await created();
    const counted = { add: { total_conversations: 1, total_messages: 2 } };
    await Promise.all(
      Array.from({ length: 10 }, (_, n) => [
        transact([widgetStore.change(widget, counted)]),
        widgetStore.update(widget, { set: { name: `Shop ${n}` } }),
      ]).flat(),
    );
    const { total_conversations, total_messages } = await widgetStore.ofAccount(widget.user_id, widget.id);
    expect([total_conversations, total_messages]).toEqual([10, 20]);
  });

  it("a removed widget is nowhere, is not counted, and can be removed again", async () => {
    const { widgetStore, transact } = loaded();
    const widget = await created();
    await widgetStore.remove(widget);
    await widgetStore.remove(widget);
    await expect(widgetStore.active(widget.id)).rejects.toMatchObject(absent);
    await expect(widgetStore.ofAccount(widget.user_id, widget.id)).rejects.toMatchObject(absent);
    const count = transact([widgetStore.change(widget, { add: { total_messages: 2 } })]);
    await expect(count).rejects.toMatchObject({ name: "TransactionCanceledException" });
    expect(await Array.fromAsync(widgetStore.all(widget.user_id))).toEqual([]);
  });
});
