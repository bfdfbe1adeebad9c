import { expect, it } from "vitest";
import { uniqueId } from "#test/unique-id.ts";
import { describeOnEachEngine } from "../dynamodb/product-table.ts";

const importing = async () => ({
  ...(await import("#lambdas/leads/entities.ts")),
  ...(await import("#lambdas/leads/events/count-events.ts")),
  ...(await import("#lambdas/leads/store.ts")),
});

describeOnEachEngine("stored leads", importing, (loaded) => {
  it("a widget's events are kept as numbers of a day, and as nothing else", async () => {
    const [id, user_id] = [uniqueId("wgt"), uniqueId("usr")];
    await loaded().countEvents({ id, user_id }, ["widget_opened", "message_sent", "message_sent"]);
    await loaded().countEvents({ id, user_id }, ["widget_opened"]);
    const day = new Date().toISOString().slice(0, 10);
    const counted = { account_id: user_id, widget_id: id, day };
    expect(await loaded().widgetDayEntity.get(counted)).toEqual({
      ...counted,
      widget_opened: 2,
      widget_closed: 0,
      message_sent: 2,
      response_received: 0,
      user_info_collected: 0,
    });
  });

  it("two forms with one address at the same moment make one lead, and what was entered in each conversation stays", async () => {
    const accountId = uniqueId("usr");
    const about = { accountId, chatbotId: uniqueId("bot"), widgetId: uniqueId("wgt"), sourceUrl: null };
    const names = ["Bo", "Boris", "B. Lind"];
    const conversations = names.map(() => uniqueId("conv"));
    const captured = await Promise.all(
      names.map((name, at) =>
        loaded().leadStore.capture({
          ...about,
          conversationId: conversations[at] ?? "",
          details: { name, email: "bo@example.com" },
        }),
      ),
    );
    expect(new Set(captured.map(({ id }) => id)).size).toBe(1);
    expect(captured.filter(({ isNew }) => isNew)).toHaveLength(1);
    const visits = await Promise.all(
      conversations.map((conversation_id) =>
        loaded().visitEntity.get({ account_id: accountId, conversation_id }),
      ),
    );
    expect(visits.map(({ details }) => details.name)).toEqual(names);
  });
});
