import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { parsesQuickly } from "./parses-quickly.ts";

/** The tree of a Markdown text; undefined for one that would take long, and that is shown as it was written. */
export const treeOf = (markdown: string): Root | undefined =>
  parsesQuickly(markdown)
    ? fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
    : undefined;
