import { expect, inject, it } from "vitest";
import { as, bearing, cognito, nobody, password, signIn, tokensOf } from "../users.ts";

const publication = { public_title: "Help", public_description: "", is_public: true };
const refused = { code: "unauthenticated" };

it("a session that was signed out is over for the product too, and others of its user go on", async () => {
  const ann = await as("ann");
  const { access, refresh, clientId: ClientId } = await tokensOf(ann.email);
  await bearing(access).chatbots.list({});
  await cognito(inject("url"), "RevokeToken", { ClientId, Token: refresh });
  await expect(bearing(access).chatbots.list({})).rejects.toMatchObject(refused);
  await ann.chatbots.list({});
  await cognito(inject("url"), "GlobalSignOut", { AccessToken: ann.token });
  await expect(ann.chatbots.list({})).rejects.toMatchObject(refused);
});

it("a deleted owner's public chatbot and widget are closed with the account, to visitors of before too", async () => {
  const carl = await as("carl");
  const { id } = await carl.chatbots.create({ name: "Desk", use_case: "support" });
  const { public_slug: slug = "" } = await carl.chatbots.publish({ id, ...publication });
  const widget = await carl.widgets.create({ rag_system_id: id, name: "Site" });
  const visitor = nobody();
  const [onPage, onSite] = [
    await visitor.visitors.session({ ragSlug: `${slug}` }),
    await visitor.visitors.session({ widgetId: widget.id }),
  ];
  await cognito(inject("url"), "DeleteUser", { AccessToken: carl.token });
  const absent = { code: "not_found" };
  await expect(visitor.visitors.chatbot({ slug: `${slug}` })).rejects.toMatchObject(absent);
  await expect(visitor.visitors.widget({ id: widget.id })).rejects.toMatchObject(absent);
  const question = { message: "What does a reminder cost?", stream: false };
  await expect(
    bearing(onPage.token).chat.askPublic({ ragSlug: `${slug}`, ...question }),
  ).rejects.toMatchObject(absent);
  await expect(
    bearing(onSite.token).chat.askWidget({
      widgetId: widget.id,
      sessionId: onSite.session_id,
      ...question,
    }),
  ).rejects.toMatchObject(absent);
  await expect(carl.chatbots.list({})).rejects.toMatchObject(refused);
  await expect(signIn(carl.email, inject("url"), password)).rejects.toThrow("NotAuthorizedException");
});
