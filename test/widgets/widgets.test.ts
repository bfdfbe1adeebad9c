import { expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const newWidget = async (owner = "ann") => {
  const api = await as(owner);
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "rules.txt", "Books may be kept for four weeks. A reminder costs 1.50 euros.");
  return { api, chatbotId: id, widget: await api.widgets.create({ name: "Site", rag_system_id: id }) };
};

const ask = async (widgetId: string, message = "What does a reminder cost?") => {
  const session = await nobody().visitors.session({ widgetId });
  const answer = await bearing(session.token).chat.askWidget({
    widgetId,
    message,
    sessionId: session.session_id,
  });
  return { session, answer };
};

it("[DATA-005] [WBUILD-042] a created widget is the owner's, active, and has counted nothing; an edit changes it alone", async () => {
  const { api, widget, chatbotId } = await newWidget();
  const { user_id } = await api.chatbots.get({ id: chatbotId });
  expect(widget).toEqual({
    id: expect.stringMatching(/^wgt_\w+$/),
    user_id,
    rag_system_id: chatbotId,
    rag_system_name: "Desk",
    name: "Site",
    is_active: true,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    total_conversations: 0,
    total_messages: 0,
    ...widgetDefaults,
  });
  const other = await api.widgets.create({ name: "Shop", rag_system_id: chatbotId });
  const edited = await api.widgets.update({ id: widget.id, name: "Library" });
  expect(edited).toEqual({ ...widget, name: "Library" });
  const { items } = await api.widgets.list({});
  expect(items.filter(({ rag_system_id }) => rag_system_id === chatbotId)).toEqual([other, edited]);
});

it("[WBUILD-020] [WBUILD-021] [WBUILD-022] [WBUILD-023] [WBUILD-024] [WBUILD-028] [WBUILD-029] [WBUILD-030] a new widget starts with the standard look and settings", async () => {
  const { widget } = await newWidget();
  expect(widget.theme).toEqual({
    primaryColor: "#2563eb",
    backgroundColor: "#ffffff",
    textColor: "#1f2937",
    fontFamily: "Inter",
    borderRadius: "8px",
    shadow: true,
  });
  expect(widget.config).toEqual({
    position: "bottom-right",
    size: "medium",
    greeting: "Hello! How can I help you today?",
    placeholder: "Type your message...",
    showBranding: true,
    allowFileUpload: false,
    maxHeight: "600px",
    maxWidth: "400px",
    collectUserInfo: false,
    requiredUserInfo: false,
    userInfoFields: ["name", "email"],
  });
  expect(widget.branding).toEqual({
    title: "AI Assistant",
    subtitle: "Powered by Docent",
    logo: null,
    companyName: "",
    website: "",
  });
  expect(widget.behavior).toEqual({
    colorScheme: "light",
    language: "auto",
    starterQuestions: [],
    sound: false,
    asksUserInfo: "before",
  });
});

it("[WBUILD-010] widgets are listed newest first with their chatbot's name", async () => {
  const { api, chatbotId } = await newWidget("ivy");
  await api.widgets.create({ name: "Second", rag_system_id: chatbotId });
  const { items } = await api.widgets.list({});
  expect(items.map(({ name, rag_system_name }) => [name, rag_system_name])).toEqual([
    ["Second", "Desk"],
    ["Site", "Desk"],
  ]);
});

it("[WBUILD-034] what is not collected is not required", async () => {
  const { api, widget } = await newWidget();
  const config = { ...widgetDefaults.config, collectUserInfo: false, requiredUserInfo: true };
  expect((await api.widgets.update({ id: widget.id, config })).config.requiredUserInfo).toBe(false);
});

it("a wrong colour names its field", async () => {
  const { api, chatbotId } = await newWidget();
  const theme = { ...widgetDefaults.theme, primaryColor: "red;background:url(x)" };
  await expect(api.widgets.create({ name: "Site", rag_system_id: chatbotId, theme })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path: "theme.primaryColor" }],
  });
});

it("[WIDGET-028] [WIDGET-029] [WIDGET-039] [DATA-006] a visitor's exchange is answered, stored as a public session and counted", async () => {
  const { api, chatbotId, widget } = await newWidget("jon");
  const { session, answer } = await ask(widget.id);
  expect(answer.answer).toContain("1.50 euros");
  expect(answer.responseTime).toBeGreaterThanOrEqual(0);
  expect(answer.tokenCount).toBeGreaterThan(0);
  const id = session.session_id.replace("ses_", "conv_");
  const { conversation } = await api.conversations.messages({ id });
  expect(conversation).toMatchObject({
    session_id: session.session_id,
    rag_system_id: chatbotId,
    widget_id: widget.id,
    is_public_session: true,
    visitor_info: {},
  });
  expect((await api.widgets.list({})).items[0]).toMatchObject({ total_conversations: 1, total_messages: 2 });
  expect(await api.analytics.dashboard({})).toMatchObject({
    conversations: 1,
    messagesHandled: { total: 2 },
  });
});

it("a session goes on in the same conversation", async () => {
  const { api, widget } = await newWidget("kai");
  const { session } = await ask(widget.id);
  await bearing(session.token).chat.askWidget({
    widgetId: widget.id,
    message: "How long may books be kept?",
    sessionId: session.session_id,
  });
  expect((await api.widgets.list({})).items[0]).toMatchObject({ total_conversations: 1, total_messages: 4 });
});

it("[WIDGET-028] [DATA-007] what a visitor said about themselves is kept with the conversation", async () => {
  const { api, chatbotId, widget } = await newWidget("lea");
  const { token, session_id: sessionId } = await nobody().visitors.session({ widgetId: widget.id });
  const say = (userInfo: object) =>
    bearing(token).chat.askWidget({
      widgetId: widget.id,
      ragSystemId: chatbotId,
      message: "What does a reminder cost?",
      sessionId,
      userInfo,
    });
  const info = async () =>
    (await api.conversations.messages({ id: sessionId.replace("ses_", "conv_") })).conversation.visitor_info;
  await say({ name: "  Ann ", email: "ann@example.com" });
  expect(await info()).toEqual({ name: "Ann", email: "ann@example.com" });
  await say({ phone: "555 0100", company: "Library" });
  const all = { name: "Ann", email: "ann@example.com", phone: "555 0100", company: "Library" };
  expect(await info()).toEqual(all);
  await expect(say({ name: "x".repeat(201) })).rejects.toMatchObject({ code: "invalid" });
});

it("a session id without its own token opens nothing", async () => {
  const { widget } = await newWidget();
  const { session } = await ask(widget.id);
  const other = await nobody().visitors.session({ widgetId: widget.id });
  const asked = { widgetId: widget.id, message: "What does a reminder cost?", sessionId: session.session_id };
  await expect(bearing(other.token).chat.askWidget(asked)).rejects.toMatchObject({ code: "unauthenticated" });
});

it("[WIDGET-041] an inactive widget neither loads nor answers", async () => {
  const { api, widget } = await newWidget();
  const { session } = await ask(widget.id);
  await api.widgets.update({ id: widget.id, is_active: false });
  await expect(nobody().visitors.widget({ id: widget.id })).rejects.toMatchObject({ code: "not_found" });
  const asked = { widgetId: widget.id, message: "What does a reminder cost?", sessionId: session.session_id };
  await expect(bearing(session.token).chat.askWidget(asked)).rejects.toMatchObject({ code: "not_found" });
});

it("[WBUILD-047] a deleted widget no longer loads", async () => {
  const { api, widget } = await newWidget();
  await api.widgets.remove({ id: widget.id });
  await expect(nobody().visitors.widget({ id: widget.id })).rejects.toMatchObject({ code: "not_found" });
});

it("a page that embeds the widget learns nothing of its owner", async () => {
  const { widget } = await newWidget();
  const seen = await nobody().visitors.widget({ id: widget.id });
  expect(Object.keys(seen).sort()).toEqual([
    "behavior",
    "branding",
    "config",
    "id",
    "look",
    "name",
    "rag_system_id",
    "theme",
  ]);
});
