import type { Locator } from "playwright-core";

/** The marks within an element that begin a line, or behind which a line begins with punctuation, with what is around them. */
export const linesBroken = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const boxOf = (node: Node, at: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const signs: { sign: string; box: DOMRect; isMark: boolean }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const chip = node.parentElement?.closest("button.cite, span.cite, button[aria-label^='Source']");
      if (chip) signs.push({ sign: node.nodeValue ?? "", box: chip.getBoundingClientRect(), isMark: true });
      else
        for (const [at, sign] of [...(node.nodeValue ?? "")].entries())
          signs.push({ sign, box: boxOf(node, at), isMark: false });
    }
    const isApart = (one: DOMRect, other: DOMRect) =>
      one.bottom <= other.top + 2 || other.bottom <= one.top + 2;
    return signs.flatMap(({ sign, box, isMark }, at) => {
      const before = signs[at - 1];
      const after = signs[at + 1];
      if (!isMark || !before) return [];
      const broken =
        (before.sign.trim() && isApart(before.box, box)) ||
        (after && /^[\s\u00a0\u202f]?[.,;:!?)。，；！،؛؟]/u.test(after.sign) && isApart(after.box, box));
      return broken ? `${before.sign}[${sign}]${after?.sign}` : [];
    });
  });
