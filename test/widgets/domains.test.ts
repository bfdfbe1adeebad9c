import { expect, inject, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";

const restricted = async (allowed_domains: string[]) => {
  const owner = await as("ann");
  const { id: chatbotId } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, chatbotId, "rules.txt", "A reminder costs 1.50 euros.");
  const { id } = await owner.widgets.create({ name: "Site", rag_system_id: chatbotId, allowed_domains });
  return { owner, id };
};

/** A request as a browser sends it for a page. */
const from = (headers: Record<string, string>) => {
  const send = async (path: string, body?: object, token?: string) => {
    const response = await fetch(inject("url") + path, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    load: (id: string) => send(`/functions/v1/widgets/${id}`),
    start: (id: string) => send("/functions/v1/visitor-session", { widgetId: id }),
    frame: (id: string) => send(`/embed/${id}`),
    ask: (widgetId: string, { token, session_id }: { token: string; session_id: string }) =>
      send(
        "/functions/v1/widget-chat",
        { widgetId, message: "What does a reminder cost?", sessionId: session_id },
        token,
      ),
  };
};

const shop = from({ origin: "https://shop.example.com" });
const strangers = {
  "another site": from({ origin: "https://evil.example.net" }),
  "a sandboxed frame": from({ origin: "null" }),
  "a program": from({}),
  "a page of another site that claims to be a site of its own": from({
    origin: "https://evil.example.net",
    "sec-fetch-site": "same-site",
    referer: "https://shop.example.com/",
  }),
};

it("[WBUILD-015] with allowed domains a widget loads and answers on those only", async () => {
  const { id } = await restricted(["*.example.com"]);
  expect((await shop.load(id)).status).toBe(200);
  const session = JSON.parse((await shop.start(id)).text);
  expect((await shop.ask(id, session)).text).toContain("1.50 euros");
  for (const [who, page] of Object.entries(strangers)) {
    expect([who, (await page.load(id)).status]).toEqual([who, 404]);
    expect([who, (await page.start(id)).status]).toEqual([who, 404]);
    const refused = await page.ask(id, session);
    expect([who, refused.status]).toEqual([who, 404]);
    expect(JSON.parse(refused.text).message).toBe("This chat is not available on this site.");
  }
});

it("[WBUILD-015] a domain that is taken away ends open chats there with their next question", async () => {
  const { owner, id } = await restricted([]);
  const session = JSON.parse((await shop.start(id)).text);
  expect((await shop.ask(id, session)).status).toBe(200);
  await owner.widgets.update({ id, allowed_domains: ["example.org"] });
  expect((await shop.ask(id, session)).status).toBe(404);
  await owner.widgets.update({ id, allowed_domains: ["example.org", "shop.example.com"] });
  expect((await shop.ask(id, session)).status).toBe(200);
});

it("[WBUILD-015] only pages of the allowed domains and of the product may frame the embed page, which may ask", async () => {
  const { owner, id } = await restricted(["shop.example.com", "localhost:3000"]);
  const frame = from({ "sec-fetch-dest": "iframe" });
  const framed = await frame.frame(id);
  expect(framed.headers.get("content-security-policy")).toContain(
    "frame-ancestors 'self' http://shop.example.com:* http://localhost:3000;",
  );
  expect(framed.headers.get("cache-control")).toBe("no-store");
  expect(framed.text).toMatch(/<script type="module" src="\/widget\/embed-\w+\.js">/);
  const own = from({ origin: inject("url"), "sec-fetch-site": "same-origin" });
  expect((await own.load(id)).status).toBe(200);
  expect((await own.start(id)).status).toBe(200);
  await owner.widgets.update({ id, allowed_domains: [] });
  expect((await frame.frame(id)).headers.get("content-security-policy")).toContain("frame-ancestors *;");
});

it("[WBUILD-015] the embed page in a tab of its own is no allowed domain", async () => {
  const { owner, id } = await restricted(["shop.example.com"]);
  const tab = from({ "sec-fetch-dest": "document", "sec-fetch-site": "none" });
  const refused = await tab.frame(id);
  expect(refused.text).toContain("This chat is only available on the sites of its owner.");
  expect(refused.text).not.toContain("<script");
  await owner.widgets.update({ id, allowed_domains: [] });
  expect((await tab.frame(id)).text).toContain("<script");
});
