import { type Dialect, webAddress } from "../../text/dialect.ts";
import { marked } from "../marked.ts";

const escaped = (text: string): string => text.replace(/[\\`*_~|[\]<>#@]/g, "\\$&");

/** Source: discord.com/developers/docs/reference#message-formatting. */
export const discordMarkdown: Dialect = {
  limit: 2000,
  run: ({ text, isBold, isItalic, isCode, href }) => {
    const address = webAddress(href);
    let written = isCode ? marked(text.replaceAll("`", "'"), "`") : escaped(text);
    if (isItalic) written = marked(written, "*");
    if (isBold) written = marked(written, "**");
    return address ? `[${written}](<${address}>)` : written;
  },
  code: (text) => `\`\`\`\n${text.replaceAll("```", "'''")}\n\`\`\``,
};
