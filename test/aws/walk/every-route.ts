import { expect } from "vitest";
import { toRequest } from "#shared/client.ts";
import type { Route } from "#shared/contract/route.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { makeThings } from "../../things/make.ts";
import { type NamedRoute, routes, tokenKindOf } from "../../things/routes.ts";
import { unproven } from "../../things/unproven.ts";
import { validInput } from "../../things/valid-input.ts";
import { until } from "../../until.ts";
import { uploadText } from "../../upload.ts";
import { bearing } from "../../users.ts";
import { png } from "../../widgets/images.ts";
import type { Installation } from "../installation.ts";
import { fetchThrough } from "../through.ts";
import { askByKey } from "./by-key.ts";
import { invoke } from "./invoke.ts";
import { lazily } from "./lazily.ts";
import { manageLeads } from "./leads.ts";
import type { Setup } from "./setup.ts";
import { conclusion, step } from "./step.ts";
import { changeSettings, limitCosts, walkedChatbot } from "./walked-chatbot.ts";

const hours = { filename: "hours.txt", content_type: "text/plain", file_size: 20 };
const query = "When does the library open?";

type Statuses = Record<string, number>;

/**
 * The routes of the contract at least once as they are meant, so that every permission behind them is needed. `others`
 * are statuses of routes that a stack refuses.
 */
export const itAnswersEveryRoute = (setup: () => Setup, others: Statuses = {}): void => {
  const walked = lazily(() => walkedChatbot(setup()));

  step("owners' routes around chatbots and documents answer", async () => {
    const { chatbotId, slug, documentId: id } = await walked.get();
    const api = await setup().api();
    await api.chatbots.list({});
    await api.chatbots.llmConfiguration({ id: chatbotId });
    expect((await api.chatbots.get({ id: chatbotId })).public_slug).toBe(slug);

    await changeSettings(api, chatbotId);
    await limitCosts(api, chatbotId);

    const document = { chatbotId, id };
    await api.documents.list({ chatbotId });
    await api.documents.passages(document);
    await api.documents.text(document);
    await api.documents.same({ chatbotId, files: [hours] });
    const { url } = await api.documents.file(document);
    expect(await (await api.through?.(url))?.text()).toBe("The library opens at nine.");
    await api.documents.process({ documentId: id });
    const { upload } = await api.documents.replaceFile({ ...document, ...hours });
    expect(upload.url).toMatch(/^https:/);
    const content = "Pets stay outside.";
    const note = await api.documents.process({ ragSystemId: chatbotId, filename: "note.txt", content });
    await api.documents.remove({ chatbotId, id: note.id });
  });

  step("owners' routes around conversations answer", async () => {
    const { chatbotId } = await walked.get();
    const api = await setup().api();
    const { items } = await api.chat.search({ chatbotId, query });
    expect(items.map(({ text }) => text)).toContain("The library opens at nine.");
    const { id } = await api.conversations.start({ p_rag_system_id: chatbotId });
    const asked = { ragSystemId: chatbotId, conversationId: id };
    await api.chat.ask({ ...asked, query });
    await api.chat.ask({ ...asked, query: "And on which days?", debug: true });
    expect((await api.conversations.messages({ id })).items).toHaveLength(4);
    await api.conversations.end({ conversation_id: id });
    expect((await api.analytics.dashboard({})).queries).toBeGreaterThan(0);
    expect((await api.history.count({ chatbotId })).conversations).toBe(1);
    expect((await api.history.export({ chatbotId, format: "jsonl" })).text).toContain(query);

    const text = "library opens";
    const found = await until(async () => {
      const page = await api.history.list({ text });
      return page.isPreparing ? undefined : page.items;
    });
    expect(found.map((entry) => entry.id)).toContain(id);
    const before = "2026-01-01T00:00:00.000Z";
    expect(await api.history.removeAll({ text, before })).toEqual({ removed: 0, isDone: true });
  });

  step("visitors' routes answer", async () => {
    const { chatbotId, slug } = await walked.get();
    const { installation } = setup();
    const { SiteUrl } = installation.outputs;
    const through = fetchThrough(installation.emulator.gateway);
    const api = await setup().api();
    const visitor = (token?: string) => bearing(token, SiteUrl, through);
    const { path } = await api.widgets.uploadLogo({ image: png.toString("base64") });
    const { id: widgetId, branding } = await api.widgets.create({
      name: "All routes",
      rag_system_id: chatbotId,
      branding: { ...widgetDefaults.branding, logo: new URL(path, SiteUrl).href },
    });
    expect((await through(new Request(branding.logo ?? ""))).status).toBe(200);
    await api.channels.joinWaitlist({ channel: "slack" });
    await api.channels.joinWaitlist({ channel: "slack" });
    await api.widgets.update({ id: widgetId, name: "Every route" });
    await expect(api.widgets.checkSite({ id: widgetId, url: "http://site.invalid/" })).rejects.toThrow(
      "no server",
    );
    await visitor().visitors.widget({ id: widgetId });
    const { token, session_id: sessionId } = await visitor().visitors.session({ widgetId });
    const told = await visitor(token).chat.askWidget({ widgetId, sessionId, message: query });
    expect(told.answer).toContain("opens at nine");
    const feedback = { widgetId, messageId: told.messageId ?? "", rating: "up" } as const;
    await visitor(token).conversations.visitorFeedback(feedback);
    await visitor(token).chat.askWidget({ widgetId, sessionId, message: "And on which days?" });
    const url = "https://cycles.example/";
    await visitor(token).leads.capture({ widgetId, sessionId, userInfo: { name: "Ann" }, url });
    await manageLeads(api);
    await invoke(setup(), "leadSweep", {});
    await askByKey(api, chatbotId, visitor);
    await visitor().visitors.chatbot({ slug });
    const onPage = await visitor().visitors.session({ ragSlug: slug });
    await visitor(onPage.token).chat.askPublic({ ragSlug: slug, message: query });
    await visitor(onPage.token).chat.askPublicStream({ ragSlug: slug, message: query, stream: false });
    await api.widgets.remove({ id: widgetId });
    expect((await api.widgets.list({})).items.map(({ id }) => id)).not.toContain(widgetId);
  });

  step("routes that the ones before did not call answer too", async () => {
    const { installation } = setup();
    const { SiteUrl } = installation.outputs;
    const through = fetchThrough(installation.emulator.gateway);
    const api = await setup().api();
    const visitor = (token?: string) => bearing(token, SiteUrl, through);
    const left = uncalled(installation).filter(({ name }) => name !== lastRoute);
    if (left.length === 0) return;
    const { things, tokens } = await makeThings({ owner: api, visitor, name: "every route", isRead: true });
    // an index of which something is left is written when the chatbot's first document goes
    await uploadText(api, things.chatbot, "second.txt", "The library closes at five.");
    const statuses: Statuses = { ...unproven, ...byOperator, ...others };
    const refused: [string, number][] = [];
    for (const { name, route } of left.toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const request = toRequest(route, validInput(route, things), SiteUrl);
      const token = tokenOf(route, api, tokens);
      if (token) request.headers.set("authorization", `Bearer ${token}`);
      const { status } = await through(request);
      if (status !== (statuses[name] ?? (route.access === "signed" ? 401 : 200)))
        refused.push([name, status]);
    }
    expect(refused).toEqual([]);
    expect((await api.leads.list({})).items).not.toEqual([]);
  });
};

/** The owner of the walk runs the installation. */
const byOperator: Statuses = { "newsletter.export": 200, "newsletter.summary": 200 };

/** The token with which a route is called: the owner's, a visitor's, an API key, or none. */
const tokenOf = (route: Route, { token }: { token: string }, tokens: Record<string, string>) =>
  ({
    owner: token,
    apiKey: tokens.apiKey,
    public: undefined,
    signed: undefined,
    visitor: tokens[tokenKindOf(route) ?? ""],
  })[route.access];

/** After it the owner of the walk is gone. */
const lastRoute = "account.remove";

/** At the end of the walk. */
export const itLeavesNoRouteOut = (setup: () => Setup): void => {
  conclusion("no route of the contract was left out", async () => {
    expect(uncalled(setup().installation).map(({ name }) => name)).toEqual([]);
  });
};

/** Routes that delete come last: first those that delete a part of a thing, and the chatbot's after all others. */
const placeOf = ({ name, route }: NamedRoute): number => {
  if (route.method !== "DELETE") return 0;
  if (name === "chatbots.remove") return 3;
  return route.path.endsWith("}") ? 2 : 1;
};

/** The routes of the contract to which no request has come yet. */
const uncalled = ({ emulator }: Installation): NamedRoute[] => {
  const { requested } = emulator.gateway;
  return routes.filter(({ route: { method, path } }) => {
    const called = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, "[^/]+")}$`);
    return !requested.some((request) => called.test(request));
  });
};
