import { newId } from "#platform/table/new-id.ts";
import type { Website } from "#shared/web-pages/routes.ts";
import type { StoredPage, StoredWebsite } from "../entities.ts";
import { websiteStore } from "../store.ts";

/** The pages of a website in memory, as a pass has stored them. */
export interface Pages {
  byUrl: Map<string, StoredPage>;
  /** Pages of addresses that are not known yet, up to the limit; `isCut` tells that there was no room for all. */
  added(addresses: string[]): { pages: StoredPage[]; isCut: boolean };
  /** Pages that the present look has not been at, in the order of discovery. */
  waiting(): StoredPage[];
  put(page: StoredPage): void;
  drop(page: StoredPage): void;
  /** Another page with the same text. */
  twinOf(page: StoredPage, digest: string): StoredPage | undefined;
  counts(): Website["counts"];
}

/** Reads the pages of a website. Pages that are gone leave room for others. */
export const pagesOf = async (site: StoredWebsite): Promise<Pages> => {
  const byUrl = new Map<string, StoredPage>();
  for await (const page of websiteStore.allPages(site)) byUrl.set(page.url, page);
  const all = () => [...byUrl.values()];
  const number = (isCounted: (page: StoredPage) => boolean) => all().filter(isCounted).length;
  let next = Math.max(-1, ...all().map(({ position }) => position)) + 1;
  return {
    byUrl,
    added: (addresses) => {
      const unknown = addresses.filter((url) => !byUrl.has(url));
      const room = site.page_limit - number(({ state }) => state !== "gone");
      const pages = unknown.slice(0, Math.max(0, room)).map((url) => newPage(site, url, next++));
      return { pages, isCut: unknown.length > pages.length };
    },
    waiting: () =>
      all()
        .filter(({ look }) => look < site.look)
        .toSorted((one, other) => one.position - other.position),
    put: (page) => void byUrl.set(page.url, page),
    drop: ({ url }) => void byUrl.delete(url),
    twinOf: ({ position }, digest) =>
      all().find((one) => one.digest === digest && one.position !== position && one.state === "read"),
    counts: () => ({
      found: number(({ state }) => state !== "gone"),
      looked: number(({ look }) => look === site.look),
      read: number(({ state }) => state === "read"),
      skipped: number(({ state }) => state === "skipped"),
      failed: number(({ state }) => state === "failed"),
      gone: number(({ state }) => state === "gone"),
    }),
  };
};

const newPage = ({ id, rag_system_id }: StoredWebsite, url: string, position: number): StoredPage => ({
  rag_system_id,
  website_id: id,
  position,
  url,
  state: "waiting",
  document_id: newId("document"),
  look: 0,
});
