import { afterEach, expect, it, vi } from "vitest";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";
import { at, figuresScene, importing } from "./figures-scene.ts";
import { exchangeOf, terra, visitorOf } from "./told.ts";

afterEach(() => vi.useRealTimers());

describeOnEachEngine("the figures of a period", importing, (loaded) => {
  const { accountIn, chatbotIn, figures } = figuresScene(loaded);

  it("[ANALYT-010] are told for each chatbot and source, also of chatbots that are deleted", async () => {
    at("2026-11-20T12:00:00Z");
    const accountId = await accountIn();
    const [desk, shop, idle] = [
      await chatbotIn(accountId, "Desk"),
      await chatbotIn(accountId, "Shop"),
      await chatbotIn(accountId, "Idle"),
    ];
    await visitorOf(loaded(), desk).ask({ usage: terra });
    at("2026-11-21T12:00:00Z");
    await visitorOf(loaded(), shop, "page").ask();
    const { conversationStore, newConversation } = loaded();
    for (const n of [1, 2])
      await conversationStore.open(newConversation(shop), exchangeOf({ question: `Test ${n}` }));
    const { chatbots, sources, ...overview } = await figures(accountId);
    expect(chatbots).toMatchObject([
      { id: shop.id, name: "Shop", lastActive: "2026-11-21", conversations: 3, publicViews: 1, tokens: 0 },
      { id: desk.id, name: "Desk", lastActive: "2026-11-20", conversations: 1, tokens: 1100, messages: 2 },
      { id: idle.id, name: "Idle", lastActive: null, conversations: 0, averageResponse: null },
    ]);
    expect(sources).toMatchObject([
      { source: "widget", conversations: 1 },
      { source: "page", conversations: 1 },
      { source: "test", conversations: 2, visitors: 0 },
    ]);
    expect(overview.figures).toMatchObject({ conversations: 4, visitors: 2 });
    const ofShop = await figures(accountId, { chatbotId: shop.id });
    expect(ofShop.figures).toMatchObject({ conversations: 3, tokens: 0 });
    expect(ofShop.chatbots.map(({ name }) => name)).toEqual(["Shop"]);
    const ofVisitors = await figures(accountId, { source: "visitors" });
    expect(ofVisitors.figures).toMatchObject({ conversations: 2 });
    await loaded().chatbotStore.remove(shop);
    const later = await figures(accountId);
    expect(later.figures).toEqual(overview.figures);
    expect(later.chatbots.at(-1)).toMatchObject({ id: null, name: "Deleted chatbots", conversations: 3 });
    await expect(figures(accountId, { chatbotId: shop.id })).rejects.toMatchObject({ code: "not_found" });
  });

  it("name the time zone of the days before a change of it", async () => {
    at("2026-11-20T12:00:00Z");
    const account_id = await accountIn();
    await loaded().accountSettingsEntity.save({
      account_id,
      time_zone: "Asia/Kolkata",
      language: "en-US",
      former_time_zone: "UTC",
      time_zone_since: "2026-11-18T20:00:00.000Z",
    });
    const chatbot = await chatbotIn(account_id);
    expect((await figures(account_id)).formerZone).toBeNull();
    at("2026-11-18T12:00:00Z");
    await visitorOf(loaded(), chatbot).ask();
    at("2026-11-20T12:00:00Z");
    await visitorOf(loaded(), chatbot).ask();
    expect((await figures(account_id)).formerZone).toEqual({ timeZone: "UTC", until: "2026-11-19" });
    at("2026-12-03T12:00:00Z");
    expect((await figures(account_id)).figuresBefore.conversations).toBe(1);
    expect((await figures(account_id)).formerZone).toBeNull();
  });
});
