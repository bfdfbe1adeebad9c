import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { chatbotOf } from "../../api-keys/screens/sample.ts";
import { open } from "../../screens/open.tsx";
import { refused, seen, toasted } from "../../screens/see.ts";

it("[SET-002] [SET-023] [SET-024] without a chatbot, or if it cannot be loaded, the settings lead back to the list", async () => {
  const missing = refused("not_found", "Chatbot not found.");
  await open("/app/rag-settings", {
    chatbots: { list: { items: [chatbotOf("Library help")] } },
    chatbotSettings: { read: missing },
    modelProvider: { failing: { items: [] } },
    widgets: { list: missing },
  });
  await expect.poll(() => location.pathname).toBe("/app/rag-systems");
  await page.getByRole("link", { name: "Settings Library help" }).click();
  await toasted("Failed to load settings");
  await expect.poll(() => location.pathname).toBe("/app/rag-systems");
  await seen(page.getByRole("link", { name: "Settings Library help" }));
  await page.getByRole("link", { name: "Widget Builder" }).first().click();
  await toasted("Failed to load data");
});
