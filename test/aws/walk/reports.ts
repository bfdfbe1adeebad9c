import { expect } from "vitest";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uploadText } from "../../upload.ts";
import { bearing } from "../../users.ts";
import { aws } from "../aws.ts";
import type { Installation } from "../installation.ts";
import { fetchThrough } from "../through.ts";
import { invoke } from "./invoke.ts";
import { libraryChatbot } from "./library.ts";
import { newestMail } from "./mail.ts";
import type { Setup } from "./setup.ts";
import { step } from "./step.ts";

/** The weekly report of an installation that has a sender of mail. */
export const itMailsReports = (setup: () => Setup): void => {
  step("a weekly report that is due is mailed, and its link ends the reports", async () => {
    const { installation } = setup();
    const { outputs, emulator } = installation;
    await verify(installation, "example.com");
    const { user_id: userId } = await libraryChatbot(setup());
    const { account } = await setup().api();
    const { settings, email } = await account.settings({});
    await account.saveSettings({ ...settings, weekly_reports: true });
    await makeDue(installation, userId);
    await invoke(setup(), "accountSchedule", {});

    const { text } = await newestMail(installation, email);
    expect(text).toContain(`Sent on Mondays to ${email}`);
    const token = /\/unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
    await bearing(undefined, outputs.SiteUrl, fetchThrough(emulator.gateway)).account.unsubscribe({ token });
    expect((await account.settings({})).settings.weekly_reports).toBe(false);
  });

  step("a used up budget is mailed to the account's owner", async () => {
    const { installation } = setup();
    await verify(installation, "example.com");
    const api = await setup().api();
    const { id } = await api.chatbots.create({ name: "Thrifty", use_case: "support" });
    await uploadText(api, id, "hours.txt", "The library opens at nine.");
    await api.budget.save({ id, day_answers: 1 });
    const query = "When does the library open?";
    await api.chat.ask({ ragSystemId: id, query });
    expect((await api.chat.ask({ ragSystemId: id, query })).outcome).toBe("paused");
    await invoke(setup(), "budgetNotices", {});
    const { email } = await api.account.settings({});
    const { text } = await newestMail(installation, email);
    expect(text).toContain(`/app/rag-settings?ragSystemId=${id}`);
    await api.chatbots.remove({ id });
  });

  step("a new lead is mailed to the account's owner", async () => {
    const { installation } = setup();
    const { SiteUrl } = installation.outputs;
    await verify(installation, "example.com");
    const through = fetchThrough(installation.emulator.gateway);
    const api = await setup().api();
    const { id } = await api.chatbots.create({ name: "Shop", use_case: "support" });
    const widget = await api.widgets.create({ name: "Shop", rag_system_id: id, ...widgetDefaults });
    const visitor = (token?: string) => bearing(token, SiteUrl, through);
    const { token, session_id: sessionId } = await visitor().visitors.session({ widgetId: widget.id });
    const left = { userInfo: { email: "bo@example.com" }, url: "https://cycles.example/" };
    await visitor(token).leads.capture({ widgetId: widget.id, sessionId, ...left });
    await invoke(setup(), "leadSweep", {});
    const { email } = await api.account.settings({});
    expect((await newestMail(installation, email)).text).toContain("bo@example.com");
    const { ids } = await api.leads.ids({});
    await api.leads.remove({ ids });
    await api.chatbots.remove({ id });
  });
};

/** SES sends for identities that somebody has verified, as the README says. */
const verify = ({ emulator }: Installation, domain: string): Promise<unknown> =>
  aws(emulator, "ses", "verify-domain-identity", "--domain", domain);

/** Sets the subscription of a user who made the account to a Monday in the past. */
const makeDue = async ({ emulator, outputs }: Installation, userId: string): Promise<void> => {
  const due = "2026-01-05T08:00:00.000Z";
  const key = { pk: { S: `OWNER#${userId}` }, sk: { S: `REPORTS#${userId}` } };
  const values = { ":due": { S: due }, ":sort": { S: `${due}#${userId}` } };
  await aws(
    emulator,
    "dynamodb",
    "update-item",
    "--table-name",
    outputs.TableName,
    ...["--key", JSON.stringify(key), "--expression-attribute-values", JSON.stringify(values)],
    ...["--update-expression", "SET next_report_at = :due, gsi1sk = :sort"],
    ...["--condition-expression", "attribute_exists(pk)"],
  );
};
