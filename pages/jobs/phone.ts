/** The bar that leads to the form goes when the form is in view. */
export function followForm(form: Element): void {
  const bar = document.querySelector<HTMLElement>(".bar");
  if (!bar) return;
  new IntersectionObserver((entries) => {
    bar.hidden = entries.at(-1)?.isIntersecting === true;
  }).observe(form);
}

/** The part of the screen that a phone's keyboard leaves, for browsers that do not make the page smaller. */
export function followKeyboard(): void {
  const { visualViewport: view } = window;
  // a zoom makes the part smaller, not the screen
  view?.addEventListener("resize", () =>
    document.documentElement.style.setProperty("--view", `${Math.round(view.height * view.scale)}px`),
  );
}
