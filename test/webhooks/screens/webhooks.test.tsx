import { it } from "vitest";
import { page } from "vitest/browser";
import { open } from "../../screens/open.tsx";
import { button, expectAccessible, refused, seen } from "../../screens/see.ts";
import { server } from "../../screens/server.ts";

it("the documentation explains the signature, and a list that fails can be read again", async () => {
  await open("/app/api-documentation", {
    chatbots: { list: { items: [] } },
    apiKeys: { list: { items: [] } },
    webhooks: { list: refused("conflict", "The table is busy. Try again.") },
  });
  await page.getByRole("tab", { name: "Webhooks" }).click();
  await seen("Standard Webhooks 1.0");
  await seen(page.getByRole("region", { name: "answer.refused" }));
  await expectAccessible();
  await page.getByRole("link", { name: "Open webhooks" }).click();
  await seen(page.getByRole("heading", { name: "Failed to load webhooks" }));
  server.reply({ webhooks: { list: { items: [] } } });
  await button("Retry").click();
  await seen(page.getByRole("heading", { name: "No endpoint yet" }));
});
