import { required } from "#platform/environment.ts";
import { toAppError } from "#platform/http/errors.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import type { FileReply } from "#shared/contract/file-reply.ts";
import { html } from "#shared/html/markup.ts";
import { pagePolicy } from "#shared/page-policy.ts";
import { documentOf, type Page } from "#shared/site/document.ts";
import { footer } from "#shared/site/footer.ts";
import { missing } from "#shared/site/missing.ts";
import { siteOrigin } from "#shared/site/site-origin.ts";
import { top } from "./top.ts";

/** How long CloudFront may show a page as it was. */
const sharedCacheSeconds = 60;

/** A page of the help centre. A failure is a page too: nobody who follows a link reads JSON. */
export const respond = async (make: () => Promise<Page>): Promise<FileReply> => {
  try {
    return { ...(await reply(await make())), cacheSeconds: 0, sharedCacheSeconds };
  } catch (failure) {
    const error = toAppError(failure);
    return {
      ...(await reply(troublePage(error.status === 404 ? notThere : error.message))),
      status: error.status,
      cacheSeconds: 0,
      ...(error.rate && { retryAfterSeconds: error.rate.resetSeconds }),
    };
  }
};

const reply = async (page: Page) => ({
  contentType: "text/html; charset=utf-8",
  content: render(page, {
    files: JSON.parse(required("SITE_FILES")),
    origin: new URL(await siteUrl()).origin,
  }),
  policy: pagePolicy({ ancestors: "'none'" }),
});

interface Site {
  /** The addresses of the built files by their plain ones. */
  files: Record<string, string>;
  origin: string;
}

/** The document of a page with the true addresses of its files and of the site. */
export const render = (page: Page, { files, origin }: Site): string =>
  documentOf(page)
    .replace(/"\/((?:widget|fonts)\/[\w-]+\.(?:js|css|woff2))"/g, (whole, plain: string) =>
      files[plain] ? `"${files[plain]}"` : whole,
    )
    .replaceAll(siteOrigin, origin);

const notThere = "There is nothing at this address. The post may have been removed.";

const troublePage = (text: string): Page => ({
  path: "/help",
  title: "Docent Help",
  description: text,
  styles: "help",
  isMissing: true,
  body: html`${top}
${missing({
  title: text === notThere ? "Post not found" : "The Help Center does not answer",
  text,
  back: { href: "/help", text: "Go to the Help Center" },
})}
${footer}`,
});
