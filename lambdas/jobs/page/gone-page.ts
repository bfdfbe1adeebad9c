import { html, type PageParts } from "#shared/html/markup.ts";

/** The page in place of a posting that takes no applications. The script opens a private link here all the same. */
export const gonePage = (): PageParts => ({
  head: html`<title>Job Not Found</title>
<meta name="robots" content="noindex">`,
  body: html`<main class="wrap gone" id="apply">
<h1><span>Job Not Found</span> — This job posting may no longer be active or has been removed.</h1>
<a class="button outline" href="/">Go to the homepage</a>
</main>
<div class="toast" role="alert"><span>This job posting is not available</span></div>`,
});
