import { widgetStore } from "#lambdas/widgets/store.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { required } from "#platform/environment.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { AppError } from "#shared/errors.ts";
import { pagePolicy } from "#shared/page-policy.ts";
import { ancestorsOf } from "#shared/widgets/allowed-domains.ts";

/**
 * The page that shows a widget in a frame. Its policy lets only allowed sites frame it; for a widget with allowed domains
 * a tab of its own gets a note. A missing widget gets the page without restrictions, which then says so.
 */
export const embedPage = async (widgetId: string, { page }: Caller): Promise<FileReply> => {
  const domains = await allowedDomainsOf(widgetId);
  const html = required("EMBED_PAGE");
  return {
    contentType: "text/html; charset=utf-8",
    content: page?.isTab && domains.length > 0 ? noteIn(html) : html,
    policy: pagePolicy({
      connectTo: [new URL(required("SOCKET_URL")).origin],
      ancestors: ancestorsOf(domains),
    }),
    cacheSeconds: 0,
  };
};

const allowedDomainsOf = async (widgetId: string): Promise<string[]> => {
  try {
    return (await widgetStore.active(widgetId)).allowed_domains;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return [];
    throw error;
  }
};

const noteIn = (html: string): string =>
  html
    .replace(/<script[^>]*><\/script>/g, "")
    .replace("<main></main>", `<main><div class="note"><h1>${note}</h1></div></main>`);

const note = "This chat is only available on the sites of its owner.";
