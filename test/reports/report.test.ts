import { join } from "node:path";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, PutCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, expect, it } from "vitest";
import { startDynamo } from "#infra/local/dynamodb/start.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { allItems } from "../faults/kept-in.ts";
import { mailsTo } from "../mails.ts";
import { startProduct } from "../product.ts";
import { until } from "../until.ts";
import { uploadText } from "../upload.ts";
import { as, bearing, nobody } from "../users.ts";

let product = await startProduct();
afterAll(() => product.stop());

const credentials = { accessKeyId: "REPORT", secretAccessKey: "REPORT" };

/** Sets when the reports of the stopped product are due, and returns when they were. */
const makeDue = async (due: string): Promise<string[]> => {
  const dynamo = await startDynamo({ dir: join(product.folder, "dynamodb"), accessKeyId: "REPORT" });
  const client = new DynamoDBClient({ endpoint: dynamo.endpoint, region: "us-east-1", credentials });
  const found = (await allItems(client)).filter(({ gsi1pk }) => gsi1pk === "REPORTS");
  for (const item of found) {
    const Item = { ...item, next_report_at: due, gsi1sk: `${due}#${item.user_id}` };
    await DynamoDBDocumentClient.from(client).send(new PutCommand({ TableName: "docent", Item }));
  }
  client.destroy();
  await dynamo.stop();
  return found.map(({ next_report_at }) => String(next_report_at));
};

const restart = async () => {
  product = await startProduct({ folder: product.folder, port: Number(new URL(product.url).port) });
};

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

  await product.stop();
  const dueBefore = await makeDue(new Date(Date.now() - 60_000).toISOString());
  expect(dueBefore).toHaveLength(1);
  expect(Date.parse(dueBefore[0] ?? "")).toBeGreaterThan(Date.now());
  await restart();
  const mail = await until(async () => (await mailsTo(ann.email, product.url))[0]);
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
