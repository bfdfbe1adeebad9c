import { expect } from "vitest";
import { expectAccessible } from "../browser/accessible.ts";
import { layoutFaults } from "../browser/layout.ts";
import { type Desk, toasted } from "../browser/owner.ts";
import { formula, type panelOn } from "./panel.ts";

/** One lead has been left in two conversations, with what was accepted; another one by Paul Brandt. */
export const workOnOpenLead = async (desk: Desk, panel: ReturnType<typeof panelOn>): Promise<void> => {
  const { page, owner } = desk;
  await panel.card("Ines Okafor").locator("a").click();
  const contact = panel.part("Contact Information");
  await contact.getByText("Ines Okafor").waitFor();
  expect(await contact.textContent()).toContain("CompanyNot provided");
  expect(await contact.getByRole("link", { name: "ines@example.com" }).getAttribute("href")).toBe(
    "mailto:ines@example.com",
  );
  expect(await contact.getByRole("link", { name: /^\+44/ }).getAttribute("href")).toBe("tel:+441632960118");
  const source = await panel.part("Source Information").textContent();
  expect(source).toMatch(
    /ChatbotShop helpWidgetProduct pagesSource URLcycles\.example\/e-bikesFirst contact\w+ \d+, \d{4}/,
  );
  expect(await panel.part("Consent").textContent()).toMatch(
    /You may write to me\..*Version [0-9a-f]{16}.*cycles\.example/s,
  );
  expect(await panel.pane.getByRole("link", { name: "Send Email" }).getAttribute("href")).toBe(
    "mailto:ines@example.com",
  );
  expect(await panel.pane.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:+441632960118");
  await page.getByRole("table").getByText("Left the name “I. Okafor”, kept apart").waitFor();
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);

  await panel.failing("**/api/leads/status");
  await panel.status("Lost").click();
  await toasted(page, "Failed to update lead status");
  for (const name of ["New", "Qualified", "Converted", "Lost", "Contacted"]) {
    await panel.status(name).click();
    await panel.status(name).and(page.locator("[aria-pressed=true]")).waitFor();
  }
  await toasted(page, "Lead status updated");
  await panel.card("Ines Okafor").getByText("Contacted").waitFor();

  const edit = panel.part("Notes").getByRole("button", { name: "Edit" });
  const field = panel.pane.getByRole("textbox", { name: "Notes" });
  await edit.click();
  await field.fill("Forget this");
  await panel.pane.getByRole("button", { name: "Cancel" }).click();
  await panel.part("Notes").getByText("No notes yet").waitFor();
  await edit.click();
  await field.fill(formula);
  await panel.failing("**/api/leads/*/notes");
  await panel.pane.getByRole("button", { name: "Save" }).click();
  await toasted(page, "Failed to save lead notes");
  await panel.pane.getByRole("button", { name: "Save" }).click();
  await toasted(page, "Lead notes saved");
  await panel.part("Notes").getByText("and a second").waitFor();
  await edit.click();
  await panel.card("Paul Brandt").locator("a").click();
  await panel.part("Contact Information").getByText("Brandt Couriers").waitFor();
  await panel.part("Notes").getByText("No notes yet").waitFor();
  expect(await field.count()).toBe(0);
  expect(await panel.button("View Conversation").isDisabled()).toBe(true);
  await page.goBack();
  await panel.pane.getByRole("link", { name: "View Conversation" }).click();
  await page.getByRole("region", { name: "Messages" }).getByText("Hello!").first().waitFor();
  expect(await owner.leads.counts({})).toMatchObject({ total: 4, contacted: 1 });
};
