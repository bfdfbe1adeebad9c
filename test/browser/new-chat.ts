import type { Page } from "playwright-core";

/** Starts another test chat on the page that shows one. */
export const newChat = async (page: Page): Promise<void> => {
  await page.getByText(/^Session \w{8}$/).waitFor();
  const started = page.waitForResponse("**/start_conversation");
  await page.getByRole("button", { name: "Clear Chat" }).click();
  await started;
  await page.getByText("0 messages", { exact: true }).waitFor();
};
