import { createHmac, randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const published = async () => {
  const api = await as("ann");
  const { id } = await api.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(api, id, "rules.txt", "Books may be kept for four weeks. A reminder costs 1.50 euros.");
  const publication = { public_title: "Library help", public_description: "", is_public: true };
  const { public_slug } = await api.chatbots.publish({ id, ...publication });
  return {
    api,
    id,
    slug: public_slug!,
    hide: () => api.chatbots.publish({ id, ...publication, is_public: false }),
  };
};

const message = "What does a reminder cost?";

it("[PUBCHAT-021] [PUBCHAT-028] a visitor with a session asks a published chatbot", async () => {
  const { slug } = await published();
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  const answer = await bearing(token).chat.askPublic({ ragSlug: slug, message, includeContext: true });
  expect(answer.answer).toContain("1.50 euros");
  expect(answer.context[0]?.metadata.filename).toBe("rules.txt");
  expect(answer.tokenCount).toBeGreaterThan(0);
});

it("a question on a public page counts as no conversation and no query of its owner's", async () => {
  const { api, slug } = await published();
  const before = await api.analytics.dashboard({});
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  await bearing(token).chat.askPublic({ ragSlug: slug, message });
  const after = await api.analytics.dashboard({});
  expect({ ...after }).toMatchObject({ conversations: before.conversations, queries: before.queries });
});

it("without a token, with a forged one or with an owner's one a visitor gets no answer", async () => {
  const { slug, api } = await published();
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  const [payload = ""] = token.split(".");
  const forged = `${payload}.${createHmac("sha256", randomBytes(32)).update(payload).digest("base64url")}`;
  for (const bad of [undefined, forged, `${payload}.`, "x", api.token])
    await expect(bearing(bad).chat.askPublic({ ragSlug: slug, message })).rejects.toMatchObject({
      code: "unauthenticated",
    });
});

it("a token of one page opens no other", async () => {
  const [one, other] = [await published(), await published()];
  const { token } = await nobody().visitors.session({ ragSlug: one.slug });
  await expect(bearing(token).chat.askPublic({ ragSlug: other.slug, message })).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

it("a visitor's token opens nothing of the owner's", async () => {
  const { slug, id } = await published();
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  const visitor = bearing(token);
  await expect(visitor.chatbots.list({})).rejects.toMatchObject({ code: "unauthenticated" });
  await expect(visitor.chat.ask({ ragSystemId: id, query: message })).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

it("a chatbot that is private again answers no visitor, even one with a session", async () => {
  const { slug, hide } = await published();
  const { token } = await nobody().visitors.session({ ragSlug: slug });
  await hide();
  await expect(bearing(token).chat.askPublic({ ragSlug: slug, message })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(nobody().visitors.session({ ragSlug: slug })).rejects.toMatchObject({ code: "not_found" });
});

it("a session goes on with its former token and starts anew with a wrong one", async () => {
  const { slug } = await published();
  const first = await nobody().visitors.session({ ragSlug: slug });
  const refreshed = await nobody().visitors.session({ ragSlug: slug, token: first.token });
  expect(refreshed.session_id).toBe(first.session_id);
  const other = await nobody().visitors.session({ ragSlug: slug, token: `${first.token}x` });
  expect(other.session_id).not.toBe(first.session_id);
});
