import type * as z from "zod";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { maxWebsites, type NewWebsite } from "#shared/web-pages/routes.ts";
import { leaseEnd } from "./due.ts";
import { enqueue } from "./enqueue.ts";
import type { StoredWebsite } from "./entities.ts";
import { limitLooks } from "./limit-looks.ts";
import { newId } from "./names.ts";
import { websiteStore } from "./store.ts";

/** Stores an address and has its pages read. Throws AppError `conflict` for one that the chatbot has already. */
export const addWebsite = async (
  chatbot: Chatbot,
  { url, ...choice }: z.output<typeof NewWebsite>,
  userId: string,
): Promise<StoredWebsite> => {
  const address = withoutFragment(url);
  const known = await websiteStore.all(chatbot.id);
  const twin = known.find((site) => site.url === address && site.scope === choice.scope && !site.is_removed);
  if (twin) throw refused("url", "This address is read already. Refresh it under Web pages.");
  if (known.length >= maxWebsites)
    throw new AppError("conflict", `A chatbot reads at most ${maxWebsites} addresses. Remove one first.`);
  await limitLooks(chatbot.user_id);
  const site: StoredWebsite = {
    id: newId("website"),
    rag_system_id: chatbot.id,
    user_id: chatbot.user_id,
    url: address,
    start: address,
    ...choice,
    page_limit: choice.scope === "page" ? 1 : choice.page_limit,
    created_at: new Date().toISOString(),
    is_reading: true,
    is_removed: false,
    counts: { found: 0, looked: 0, read: 0, skipped: 0, failed: 0, gone: 0 },
    has_more: false,
    look: 1,
    discovered: 0,
    pass: "",
    due_at: leaseEnd(),
  };
  await websiteStore.create(site, userId);
  await enqueue(site);
  return site;
};

const withoutFragment = (address: string): string => {
  const url = new URL(address);
  url.hash = "";
  if (url.username || url.password)
    throw refused(
      "url",
      "An address must not hold a user name or password. Enter a page that anybody can open.",
    );
  return url.href;
};

const refused = (path: string, message: string) => new AppError("conflict", message, [{ path, message }]);
