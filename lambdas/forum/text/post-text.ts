import type { Nodes } from "mdast";
import { html, type Markup } from "#shared/html/markup.ts";
import { markdownToHtml } from "#shared/markdown/to-html.ts";
import { treeOf } from "./tree.ts";

/**
 * A post's or a reply's Markdown as HTML, with its headings below the page's heading of level `below`. Search engines are
 * told that its links are not ours. A text that would take long to parse is shown as it was written.
 */
export const postText = (markdown: string, { below }: { below: number }): Markup => {
  const tree = treeOf(markdown);
  if (!tree) return html`<p class="as-written">${markdown}</p>`;
  const depths = [...depthsIn(tree)];
  return markdownToHtml(markdown, {
    headingsDown: depths.length > 0 ? below + 1 - Math.min(...depths) : 0,
    link: (address) => (leads(address) ? { rel: ["ugc", "nofollow", "noopener"] } : undefined),
  });
};

/** A whole address, or a path of this site; a browser takes `//host` and `\\host` for other sites. */
const leads = (address: string): boolean =>
  /^(?:https?:\/\/|mailto:)/i.test(address) || /^\/(?![/\\])/.test(address);

function* depthsIn(node: Nodes): Generator<number> {
  if (node.type === "heading") yield node.depth;
  if ("children" in node) for (const child of node.children) yield* depthsIn(child);
}
