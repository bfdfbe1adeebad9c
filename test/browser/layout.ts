import type { Page } from "playwright-core";

/**
 * Layout faults of the shown page or its open dialog: overflow, a document taller than the window around the shell,
 * clipped controls, columns of single letters, names of which the beginning is cut off.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

const findFaults = (): string[] => {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].find(isShown);
  const scope = dialog ?? document.body;
  const shown = [...scope.querySelectorAll("*")].filter(isShown);
  const controls = shown.filter((element) =>
    element.matches("button, a, input, select, textarea, [role=switch]"),
  );
  const named = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30)}”`;

  const tooWide = [
    document.documentElement,
    ...document.querySelectorAll("main"),
    ...(dialog ? [dialog] : []),
  ]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${named(element)} is ${element.scrollWidth - element.clientWidth} px too wide`);

  const { scrollHeight, clientHeight } = document.documentElement;
  const isShell = document.querySelector("main#main[tabindex]") !== null;
  const tooTall =
    isShell && scrollHeight > clientHeight
      ? [`the document is ${scrollHeight - clientHeight} px too tall`]
      : [];

  /** Pixels outside the window, or outside an ancestor that hides its overflow. */
  const hiddenPart = (element: Element): number => {
    const { left, right } = element.getBoundingClientRect();
    let [from, to] = [0, innerWidth];
    for (let above = element.parentElement; above; above = above.parentElement) {
      const { overflowX } = getComputedStyle(above);
      if (overflowX === "auto" || overflowX === "scroll") return 0;
      if (overflowX === "visible") continue;
      const box = above.getBoundingClientRect();
      [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
    }
    return Math.max(from - left, right - to);
  };
  const clipped = controls
    .filter((element) => hiddenPart(element) > 1.5)
    .map((element) => `${named(element)} is clipped by ${Math.round(hiddenPart(element))} px`);

  /** True if a text in the element, or in a part that does not cut it with an ellipsis, is wider than its box. */
  const overflows = (element: Element): boolean => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return (
      !shown.some((part) => element.contains(part) && getComputedStyle(part).textOverflow === "ellipsis") &&
      range.getBoundingClientRect().width > element.getBoundingClientRect().width + 1.5
    );
  };
  const cut = controls
    .filter((element) => element.matches("button, a") && overflows(element))
    .map((element) => `the words of ${named(element)} are wider than it`);

  const rightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
  const cutAtStart = shown
    .filter((element) => {
      const { textOverflow, direction } = getComputedStyle(element);
      const isCut = textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth;
      return isCut && direction === "ltr" && rightToLeft.test(element.textContent ?? "");
    })
    .map((element) => `${named(element)} is cut at its beginning`);

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const columns: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? "").trim();
    if (text.length < 8 || !node.parentElement || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines >= 4 && text.length / lines < 4) columns.push(`“${text.slice(0, 30)}” takes ${lines} lines`);
  }
  return [...new Set([...tooWide, ...tooTall, ...clipped, ...cut, ...cutAtStart, ...columns])];
};
