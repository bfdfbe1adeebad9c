import type { Locator, Page } from "playwright-core";

/** Picks a chatbot in the combobox labelled "Chatbot", by typing its name. */
export const pickChatbot = async (within: Page | Locator, name: string): Promise<void> => {
  const picker = within.getByRole("combobox", { name: "Chatbot" });
  await picker.click();
  await picker.fill(name);
  await within.getByRole("option", { name, exact: true }).click();
};
