const milliseconds = 3000;

/**
 * Points at one step after the other, every three seconds. It stands still for readers who want less motion, while
 * pointer or focus is on it, while the page is hidden, and once it was told to.
 */
export const explain = (list: HTMLElement, button: HTMLButtonElement): void => {
  const steps = [...list.children];
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const holds = new Set<string>();
  let at = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const point = (): void => {
    for (const [index, step] of steps.entries()) step.classList.toggle("on", index === at);
  };
  const run = (): void => {
    clearInterval(timer);
    if (holds.size > 0) return;
    timer = setInterval(() => {
      at = (at + 1) % steps.length;
      point();
    }, milliseconds);
  };
  const hold = (reason: string, isHeld: boolean): void => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    run();
  };
  const section = list.parentElement ?? list;
  section.addEventListener("pointerenter", () => hold("pointer", true));
  section.addEventListener("pointerleave", () => hold("pointer", false));
  section.addEventListener("focusin", ({ target }) => hold("focus", target !== button));
  section.addEventListener("focusout", () => hold("focus", false));
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden));
  calm.addEventListener("change", () => hold("motion", calm.matches));
  button.addEventListener("click", () => {
    const isStill = !holds.has("told");
    button.querySelector("span")?.replaceChildren(isStill ? "Go on" : "Stand still");
    hold("told", isStill);
  });
  button.hidden = calm.matches;
  if (calm.matches) holds.add("motion");
  point();
  run();
};
