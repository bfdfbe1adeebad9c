import { type Dialect, webAddress } from "../../text/dialect.ts";

/** Without these a text could name people, or everybody. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt" }[sign]};`);

/** Marks count beside words only, so spaces stand outside of them. */
const marked = (text: string, mark: string): string =>
  text.replace(/^(\s*)([\s\S]*?)(\s*)$/, (_, before, inner, after) => before + mark + inner + mark + after);

/** Source: docs.slack.dev/messaging/formatting-message-text. The text of a section block has 3,000 characters. */
export const slackMrkdwn: Dialect = {
  limit: 3000,
  run: ({ text, isBold, isItalic, isCode, href }) => {
    const address = webAddress(href);
    let written = escaped(text);
    if (address) return `<${escaped(address)}|${written.replace(/\|/g, "¦")}>`;
    if (isCode) written = marked(written, "`");
    if (isItalic) written = marked(written, "_");
    if (isBold) written = marked(written, "*");
    return written;
  },
  code: (text) => `\`\`\`\n${escaped(text)}\n\`\`\``,
};
