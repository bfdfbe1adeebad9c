import { expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { until } from "../until.ts";
import { nobody } from "../users.ts";
import { installation } from "./installation.ts";

const made = installation();

const subscribe = async (email: string): Promise<void> => {
  await nobody(made.url).newsletter.subscribe({ email });
  const link = /\S+\/newsletter\/confirm#(\S+)/;
  const mail = await until(async () => (await mailsTo(email, made.url)).find(({ text }) => link.test(text)));
  await nobody(made.url).newsletter.confirm({ token: link.exec(mail.text)?.[1] ?? "" });
};

it("the operator counts and exports who has confirmed, each with the addresses that end the subscription", async () => {
  await nobody(made.url).newsletter.subscribe({ email: "unsure@example.org" });
  for (const email of ["ann@example.org", "bob@example.org"]) await subscribe(email);
  expect(await made.operator.newsletter.summary({})).toEqual({ subscriber_count: 2, sends_mail: true });
  const { items, cursor } = await made.operator.newsletter.export({});
  expect(items.map(({ email }) => email)).toEqual(["ann@example.org", "bob@example.org"]);
  expect(cursor).toBeUndefined();

  // as a mail program does it (RFC 8058)
  const [ann, bob] = items;
  const reply = await fetch(ann?.one_click_url ?? "", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(reply.status).toBe(200);
  expect((await fetch(bob?.unsubscribe_url ?? "")).status).toBe(200);
  expect((await made.operator.newsletter.export({})).items.map(({ email }) => email)).toEqual([
    "bob@example.org",
  ]);
  expect((await made.operator.newsletter.summary({})).subscriber_count).toBe(1);
});
