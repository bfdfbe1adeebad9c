import { afterAll, expect, it } from "vitest";
import { mailsTo } from "../mails.ts";
import { borrow } from "../products/borrow.ts";
import { as } from "../users.ts";
import { leave, openWidget } from "./leave.ts";

const product = await borrow("limited");
afterAll(() => product.giveBack());

const settings = {
  full_name: "",
  company: "",
  marketing_emails: false,
  weekly_reports: false,
  time_zone: "UTC",
};

it("an owner is mailed about a new lead, about several at once in one mail, and not without email notifications", async () => {
  const desks = await Promise.all(
    ["cat", "ann", "bob"].map(async (name) => {
      const owner = await as(name, product.url);
      return { owner, desk: await openWidget(owner, "Shop help", "Product pages") };
    }),
  );
  const [cat, ann, bob] = desks;
  if (!cat || !ann || !bob) throw new Error("Somebody is missing.");
  await cat.owner.account.saveSettings({ ...settings, email_notifications: false });
  for (const { desk } of [cat, ann, bob, bob, bob])
    await leave(desk, { name: "Ines <b>", email: `${crypto.randomUUID()}@example.com` }, product.url);
  // of a lead that is known nobody is told again
  const [lead] = (await ann.owner.leads.list({})).items;
  await leave(ann.desk, { email: lead?.visitor_info.email ?? "", phone: "030 123456" }, product.url);

  await product.runSchedule("leadSweep");
  const [toAnn] = await mailsTo(ann.owner.email, product.url);
  const [toBob] = await mailsTo(bob.owner.email, product.url);
  if (!toAnn || !toBob) throw new Error("An owner was not told.");
  expect(toAnn.subject).toBe("New lead: Ines <b>");
  expect(toAnn.text).toContain(`Ines <b>, ${lead?.visitor_info.email}, 030 123456. Left in “Shop help”`);
  expect(toAnn.html).toContain("Ines &lt;b&gt;");
  expect(toAnn.html).toContain(lead?.id);
  expect(toBob.subject).toBe("3 new leads");
  expect(toBob.text.match(/Left in “Shop help”/g)).toHaveLength(3);
  expect(await mailsTo(cat.owner.email, product.url)).toEqual([]);
  expect(await mailsTo(ann.owner.email, product.url)).toHaveLength(1);
});
