import type { Page } from "playwright-core";

/** The layout faults of the shown page: overflow, clipped controls, columns of single letters. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(findFaults);

const findFaults = (): string[] => {
  const named = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
    return `<${element.tagName.toLowerCase()}> “${text}”`;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].find(isShown);
  const scope = dialog ?? document.body;
  const shown = [...scope.querySelectorAll("*")].filter(isShown);

  const overflow = [
    document.documentElement,
    ...document.querySelectorAll("main"),
    ...(dialog ? [dialog] : []),
  ]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => `${named(element)} is ${element.scrollWidth - element.clientWidth} px too wide`);

  const { scrollHeight, clientHeight } = document.documentElement;
  const hasOwnScroll = document.querySelector("main#main") !== null;
  const tall =
    hasOwnScroll && scrollHeight > clientHeight
      ? [`the document is ${scrollHeight - clientHeight} px taller than the window`]
      : [];

  /** How far the box lies outside the ancestors that hide or the window, horizontally. */
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
  const controls = shown.filter((element) =>
    element.matches("button, a, input, select, textarea, [role=switch]"),
  );
  const clipped = controls
    .filter((element) => getComputedStyle(element).position !== "fixed" && hiddenPart(element) > 1.5)
    .map((element) => `${named(element)} is clipped by ${Math.round(hiddenPart(element))} px`);
  const cut = controls
    .filter((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element);
      return !element.matches("input, textarea, select") && element.scrollWidth > element.clientWidth + 1
        ? textOverflow !== "ellipsis" &&
            overflowX !== "auto" &&
            getComputedStyle(element).display !== "inline"
        : false;
    })
    .map((element) => `the words of ${named(element)} are wider than it`);

  const words = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const columns: string[] = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = (node.textContent ?? "").trim();
    if (text.length < 8 || !node.parentElement || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines >= 4 && text.length / lines < 4) columns.push(`“${text.slice(0, 30)}” takes ${lines} lines`);
  }
  return [...new Set([...overflow, ...tall, ...clipped, ...cut, ...columns])];
};
