import { type Dialect, webAddress } from "../../text/dialect.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign]};`);

/** Source: core.telegram.org/bots/api#html-style. */
export const telegramHtml: Dialect = {
  limit: 4096,
  run: ({ text, isBold, isItalic, isCode, href }) => {
    const address = webAddress(href);
    let html = escaped(text);
    if (isCode) html = `<code>${html}</code>`;
    if (isItalic) html = `<i>${html}</i>`;
    if (isBold) html = `<b>${html}</b>`;
    return address ? `<a href="${escaped(address)}">${html}</a>` : html;
  },
  code: (text) => `<pre>${escaped(text)}</pre>`,
};
