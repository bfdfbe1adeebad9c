import { afterAll, expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { borrow } from "../products/borrow.ts";
import { until } from "../until.ts";
import { bearing, nobody } from "../users.ts";
import { anotherDay, anytime } from "./hours.ts";
import { openDesk, type Visiting } from "./setup.ts";

const product = await borrow("limited");
afterAll(() => product.giveBack());

const begin = async (owner: string, people = anytime) => {
  const desk = await openDesk(owner, "Desk", product.url);
  await desk.owner.chatbots.setPeople({ id: desk.chatbotId, people });
  const visitor = await desk.visitor();
  await visitor.ask("Hello");
  const { conversations } = bearing(visitor.token, product.url);
  const { widgetId } = desk;
  return {
    ...desk,
    visitor,
    call: (wantsPerson = true) => conversations.callPerson({ widgetId, wantsPerson }),
    leave: (email: string) => conversations.leaveAddress({ widgetId, email, language: "de" }),
    see: (seenSeq: number) => conversations.visitorNews({ widgetId, seenSeq }),
    say: (content: string) =>
      desk.owner.monitoring.send({ id: visitor.id, content, idempotencyKey: crypto.randomUUID() }),
  };
};

const kindsOf = async ({ news }: Visiting) => (await news()).items.map(({ kind }) => kind);

it("a person is asked for only where the owner says that people answer", async () => {
  const { owner, chatbotId, visitor, call } = await begin("ann");
  expect((await visitor.news()).people).toEqual({ asksAddress: false });
  expect((await call()).answerer.kind).toBe("waiting");
  await call();
  expect(await kindsOf(visitor)).toEqual(["asked"]);
  expect((await call(false)).answerer.kind).toBe("bot");
  const { people, ...chatbot } = await owner.chatbots.setPeople({ id: chatbotId, people: null });
  expect([people, chatbot.name]).toEqual([undefined, "Desk"]);
  expect((await visitor.news()).people).toBeUndefined();
  await expect(call()).rejects.toMatchObject({ code: "conflict" });
});

it("outside the hours nobody is waited for: the visitor is told when people answer, and asked for an address", async () => {
  const { visitor, call } = await begin("bob", anotherDay());
  const { answerer, items, people } = await call();
  expect(answerer.kind).toBe("bot");
  expect(items.map(({ kind }) => kind)).toEqual(["closed"]);
  expect(people?.asksAddress).toBe(true);
  expect(Date.parse(people?.opensAt ?? "")).toBeGreaterThan(Date.now());
  expect(await visitor.ask("Hello")).not.toBe("conflict");
  expect((await call(false)).people?.asksAddress).toBe(false);
});

it("an address is taken only after nobody came, and the owner is told of it", async () => {
  const { owner, visitor, call, leave } = await begin("cat", anotherDay());
  await expect(leave("ines@mail.example")).rejects.toMatchObject({ code: "conflict" });
  await call();
  await expect(leave("nobody")).rejects.toMatchObject({ code: "invalid" });
  expect(await leave("ines@mail.example")).toMatchObject({ isMailed: true, people: { asksAddress: false } });
  const mail = await until(async () => (await mailsTo(owner.email, product.url))[0]);
  expect(mail.subject).toBe("Somebody waits for an answer at ines@mail.example");
  expect(mail.text).toContain("“Hello”, asked in “Desk”.");
  expect(mail.html).toContain(visitor.id);
});

it("a person's later answer reaches the visitor by mail unless it was seen, with a link that goes on with this conversation", async () => {
  const [away, there] = [await begin("dan", anotherDay()), await begin("eve", anotherDay())];
  const addresses = [away, there].map(() => `${crypto.randomUUID()}@mail.example`);
  for (const [at, one] of [away, there].entries()) {
    await one.call();
    await one.leave(addresses[at] ?? "");
    await one.owner.monitoring.claim({ id: one.visitor.id });
    await one.say("We can collect it on Tuesday.");
  }
  await there.see((await there.visitor.news()).seq);
  // what is unseen for half a minute is mailed
  await product.runSchedule("outboxSweep", new Date(Date.now() + 31_000));
  const mail = await until(async () => (await mailsTo(addresses[0] ?? "", product.url))[0]);
  expect(mail.subject).toContain("Eine Antwort von");
  expect(mail.text).toContain("We can collect it on Tuesday.");
  expect(mail.text).toContain("Ihre Frage: Hello");
  const token = /resume#([\w-]+)/.exec(mail.text)?.[1] ?? "";
  const resumed = await nobody(product.url).conversations.resume({ token });
  expect(resumed.messages.map(({ role }) => role)).toEqual(["user", "assistant", "person"]);
  expect(resumed).toMatchObject({ widgetId: away.widgetId, language: "de", seq: 6 });
  const { chat } = bearing(resumed.session.token, product.url);
  const { session_id: sessionId } = resumed.session;
  const more = { widgetId: away.widgetId, sessionId, message: "Thanks" };
  await expect(chat.askWidget(more)).rejects.toMatchObject({ code: "conflict" });
  const { items } = await away.owner.conversations.messages({ id: away.visitor.id });
  expect(items.at(-1)?.content).toBe("Thanks");
  expect(await mailsTo(addresses[1] ?? "", product.url)).toEqual([]);
});

it("a changed link opens nothing, and no other token does", async () => {
  const { visitor } = await begin("fay");
  const { conversations } = nobody(product.url);
  for (const token of ["", "x", visitor.token, `${visitor.token.slice(0, -2)}AA`])
    await expect(conversations.resume({ token })).rejects.toMatchObject({
      code: "invalid",
      message: "This link is not whole. Open it from the mail again, without changing it.",
    });
});
