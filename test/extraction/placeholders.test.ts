import { expect, it } from "vitest";
import { pageTree } from "#extraction/html/page-tree.ts";
import { placeholderOf } from "#extraction/html/placeholder/placeholder.ts";
import { pages } from "./placeholder-pages.ts";

it.each(pages)("$kind: $name", ({ kind, html }) => {
  expect(placeholderOf(pageTree(html)) ?? "honest").toBe(kind);
});
