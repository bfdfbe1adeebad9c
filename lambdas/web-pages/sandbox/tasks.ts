import type { OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { AppError } from "#shared/errors.ts";
import { type Place, readBody } from "../look/read-body.ts";
import { pageAddress } from "../site/choose-links.ts";
import { parseRobots } from "../site/robots.ts";
import { isSameHost } from "../site/same-host.ts";
import { parseSitemap, type Sitemap } from "../site/sitemap.ts";

export const tasks = {
  robots: (text: string) => parseRobots(text),
  /** Its pages are the addresses on the site's host, in one spelling and each once. */
  sitemap: ({ body, start }: { body: Buffer; start: string }): Sitemap => {
    const { pages, sitemaps } = parseSitemap(body);
    const from = new URL(start);
    const addresses = pages.flatMap((text) => {
      const url = pageAddress(text, from);
      return url && isSameHost(url, from) ? [url.href] : [];
    });
    return { pages: [...new Set(addresses)], sitemaps };
  },
  page: ({ answer, place }: { answer: Pick<OutsideAnswer, "headers" | "body" | "url">; place: Place }) =>
    readBody(answer, place),
};

export const refuseCrash = (cause: unknown): AppError =>
  new AppError("invalid", "It can't be read, because it is damaged.", undefined, { cause });
