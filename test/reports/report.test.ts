import { afterAll, expect, it } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { mailsTo } from "../mails.ts";
import { borrow } from "../products/borrow.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

const product = await borrow("limited");
afterAll(() => product.giveBack());

const dayMs = 86_400_000;

const settings = {
  full_name: "Ann",
  company: "",
  email_notifications: true,
  marketing_emails: false,
  time_zone: "Europe/Berlin",
};

it("a weekly report is mailed once for its week, with the figures of visitors and a way to unsubscribe", async () => {
  const ann = await as("ann", product.url);
  const chatbot = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: chatbot.id, ...widgetDefaults });
  await uploadText(ann, chatbot.id, "hours.txt", "We open at ten.");
  const { token, session_id: sessionId } = await nobody(product.url).visitors.session({
    widgetId: widget.id,
  });
  const question = { widgetId: widget.id, sessionId, message: "When do you open?", stream: false };
  await bearing(token, product.url).chat.askWidget(question);
  await ann.account.saveSettings({ ...settings, weekly_reports: true });

  await product.runSchedule("accountSchedule");
  expect(await mailsTo(ann.email, product.url)).toEqual([]);
  const nextWeek = new Date(Date.now() + 8 * dayMs);
  for (let runs = 0; runs < 2; runs++) await product.runSchedule("accountSchedule", nextWeek);
  const [mail] = await mailsTo(ann.email, product.url);
  if (!mail) throw new Error("No report came.");
  expect(mail.subject).toMatch(/^Your week: \d+ conversations?$/);
  expect(mail.text).toContain(`Sent on Mondays to ${ann.email}`);
  expect(mail.html).toContain("Conversations by day");

  // a mail program's own request (RFC 8058, 3.2)
  const unsubscribed = await fetch(mail.unsubscribe ?? "", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(unsubscribed.status).toBe(200);
  expect((await ann.account.settings({})).settings.weekly_reports).toBe(false);
  const forged = await fetch(`${mail.unsubscribe}x`, { method: "POST" });
  expect([forged.status, (await forged.json()).code]).toEqual([400, "invalid"]);
  expect((await mailsTo(ann.email, product.url)).length).toBe(1);
});
