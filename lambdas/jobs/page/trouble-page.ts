import type { AppError } from "#shared/errors.ts";
import { html, type PageParts } from "#shared/html/markup.ts";

/** The page in place of a posting that cannot be shown now. The script opens a private link here all the same. */
export const troublePage = ({ code, message }: AppError): PageParts => ({
  head: html`<title>${titleOf(code)}</title>
<meta name="robots" content="noindex">`,
  body: html`<main class="wrap gone" id="apply">
<h1><span>${titleOf(code)}</span> — ${message}</h1>
<a class="button outline" href="">Load the page again</a>
</main>`,
});

const titleOf = (code: AppError["code"]): string =>
  code === "rate_limited" ? "Please wait a moment" : "This page could not be shown";
