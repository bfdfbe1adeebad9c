import { onDeploy } from "#platform/events/on-deploy.ts";
import { hasDemo } from "#platform/has-demo.ts";
import { readArticles } from "./articles.ts";
import { keepChatbot } from "./keep-chatbot.ts";
import { keepWidget, switchWidgetOff } from "./keep-widget.ts";
import { syncArticles } from "./sync-articles.ts";

/** Makes the product's own chatbot and has it follow the help articles; with DEMO=off it ends and keeps no article. */
export const handler = onDeploy("demo", async () => {
  if (!hasDemo()) {
    await switchWidgetOff();
    return syncArticles([]);
  }
  await keepChatbot();
  const counts = await syncArticles(readArticles());
  await keepWidget();
  return counts;
});
