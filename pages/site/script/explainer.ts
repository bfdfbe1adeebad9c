const milliseconds = 3000;

/**
 * Points at one step after the other, every three seconds, and shows its picture. It stands still for readers who want
 * less motion, while the pointer or the focus is in it, while the page is hidden, and once it was told to.
 */
export const explain = (explainer: Element): void => {
  const steps = [...explainer.querySelectorAll("ol > li")];
  const pictures = [...explainer.querySelectorAll(".pictures > *")];
  const button = explainer.querySelector("button");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const holds = new Set<string>();
  let at = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const point = (to: number): void => {
    at = to;
    for (const parts of [steps, pictures])
      for (const [index, part] of parts.entries()) part.classList.toggle("on", index === at);
  };
  const run = (): void => {
    clearInterval(timer);
    if (holds.size === 0) timer = setInterval(() => point((at + 1) % steps.length), milliseconds);
  };
  const hold = (reason: string, isHeld: boolean): void => {
    if (isHeld) holds.add(reason);
    else holds.delete(reason);
    if (button) button.hidden = holds.has("motion");
    run();
  };
  for (const [index, step] of steps.entries())
    for (const event of ["pointerenter", "focusin"]) step.addEventListener(event, () => point(index));
  explainer.addEventListener("pointerenter", () => hold("pointer", true));
  explainer.addEventListener("pointerleave", () => hold("pointer", false));
  explainer.addEventListener("focusin", ({ target }) => hold("focus", target !== button));
  explainer.addEventListener("focusout", () => hold("focus", false));
  document.addEventListener("visibilitychange", () => hold("hidden", document.hidden));
  calm.addEventListener("change", () => hold("motion", calm.matches));
  button?.addEventListener("click", () => {
    const isStill = !holds.has("told");
    button.querySelector("span")?.replaceChildren(isStill ? "Go on" : "Stand still");
    hold("told", isStill);
  });
  hold("motion", calm.matches);
};
