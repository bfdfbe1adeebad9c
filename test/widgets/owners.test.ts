import { expect, it } from "vitest";
import { as } from "../users.ts";

const newWidget = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  return { api, chatbotId: id, widget: await api.widgets.create({ name: "Site", rag_system_id: id }) };
};

it("a widget is not made for, nor moved to, another owner's chatbot", async () => {
  const { chatbotId } = await newWidget();
  const { api: bob, widget } = await newWidget("bob");
  await expect(bob.widgets.create({ name: "Mine", rag_system_id: chatbotId })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(bob.widgets.update({ id: widget.id, rag_system_id: chatbotId })).rejects.toMatchObject({
    code: "not_found",
  });
});
