import { type Dialect, webAddress } from "../../text/dialect.ts";
import { marked } from "../marked.ts";

/** Without these a text could name people, or everybody. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt" }[sign]};`);

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
