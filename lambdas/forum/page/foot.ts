import { hasDemo } from "#platform/has-demo.ts";
import { html, type Markup } from "#shared/html/markup.ts";
import { demoLauncher } from "#shared/site/demo.ts";
import { footer } from "#shared/site/footer.ts";

/** The foot of the help centre's pages, with the product's own chatbot if there is one. */
export const foot = (): Markup => html`${footer}
${hasDemo() && demoLauncher}`;
