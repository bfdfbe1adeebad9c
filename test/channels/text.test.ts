import { describe, expect, it } from "vitest";
import { discordMarkdown } from "#lambdas/channels/platforms/discord/markdown.ts";
import { slackMrkdwn } from "#lambdas/channels/platforms/slack/mrkdwn.ts";
import { telegramHtml } from "#lambdas/channels/platforms/telegram/html.ts";
import { citedBlocks } from "#lambdas/channels/text/cite.ts";
import type { Dialect } from "#lambdas/channels/text/dialect.ts";
import { messagesOf } from "#lambdas/channels/text/split.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";

const source = (name: string, metadata: Partial<ContextItem["metadata"]> = {}): ContextItem => ({
  content: "",
  similarity: 1,
  source: name,
  metadata: { filename: name, ...metadata },
});

const context = [
  source("Fees & <terms>", { url: "https://shop.example/a_(b)?x=1&y=2" }),
  source("fees.pdf", { place: "Page 4" }),
];

const written = (dialect: Dialect, answer: string, sources = context) =>
  messagesOf(citedBlocks(answer, sources), dialect);

const address = "https://shop.example/a%5F%28b%29?x=1&y=2";

describe.each([
  {
    name: "Telegram",
    dialect: telegramHtml,
    styled: '<b>1 &lt; 2</b> <i>and</i> <code>a*b</code> by <a href="https://x.example/">us</a>.',
    cited: `<a href="${address.replace("&", "&amp;")}">`,
    code: "<pre>if (a &lt; b)</pre>",
    harmless: "@everyone &lt;!channel&gt; javascript",
  },
  {
    name: "Slack",
    dialect: slackMrkdwn,
    styled: "*1 &lt; 2* _and_ `a*b` by <https://x.example/|us>.",
    cited: `<${address.replace("&", "&amp;")}|`,
    code: "```\nif (a &lt; b)\n```",
    harmless: "@everyone &lt;!channel&gt; javascript",
  },
  {
    name: "Discord",
    dialect: discordMarkdown,
    styled: "**1 \\< 2** *and* `a*b` by [us](<https://x.example/>).",
    cited: `](<${address}>)`,
    code: "```\nif (a < b)\n```",
    harmless: "\\@everyone \\<!channel\\> javascript",
  },
])("an answer in $name", ({ dialect, styled, cited, code, harmless }) => {
  it("has the platform's own marks, and everything else escaped", () => {
    expect(written(dialect, "**1 < 2** *and* `a*b` by [us](https://x.example/).")).toEqual([styled]);
    expect(written(dialect, "@everyone <!channel> [javascript](javascript:alert)")).toEqual([harmless]);
    expect(written(dialect, "```\nif (a < b)\n```")).toEqual([code]);
  });

  it("links its citations, and lists the sources that it cites", () => {
    const [message = ""] = written(dialect, "It costs 2 euros [1]. It is due in May [2].");
    expect(message.split(cited)).toHaveLength(3);
    expect(message).toContain("fees.pdf, Page 4");
    expect(written(dialect, "It costs 2 euros.").join()).not.toContain("fees.pdf");
  });

  it("keeps lists and tables readable", () => {
    const table = "| Service | Price | |\n|-|-|\n| Copy | 0.20 [1] | by card |\n| Fine | 10^6 |";
    const [message = ""] = written(dialect, `1. one\n2. two\n\n${table}\nDone.`);
    const plain = message.replace(/<\/?b>|[\\*]/g, "");
    const rows = [
      "• Service: Copy",
      "   Price: 0.20 .*1.*",
      "   by card",
      "• Service: Fine",
      "   Price: 10⁶",
    ];
    expect(plain).toMatch(new RegExp(`^1\\. one\n2\\. two\n\n${rows.join("\n")}\n\nDone\\.`));
  });

  it("is split within the limit, without losing a word", () => {
    const sentence = "Every **guest & member** signs the [rules](https://x.example/) before a trip. ";
    const long = [
      sentence.repeat(120),
      "x".repeat(9000),
      "word ".repeat(2000),
      `\`\`\`\n${"line\n".repeat(1500)}\`\`\``,
    ];
    const messages = written(dialect, long.join("\n\n"));
    for (const message of messages) expect(message.length).toBeLessThanOrEqual(dialect.limit);
    const all = messages.join(" ");
    expect(all.match(/before a trip\./g)).toHaveLength(120);
    expect(all.match(/word/g)).toHaveLength(2000);
    expect(all.match(/line/g)).toHaveLength(1500);
    expect(all.replace(/[^x]/g, "").length).toBeGreaterThanOrEqual(9000);
    expect(messages[0]).toMatch(/trip\.$/);
  });
});
