/** Esc closes; Tab stays inside while the panel covers the screen; key events do not reach the host page's shortcuts. */
export function keepKeys(panel: HTMLElement, close: () => void, coversScreen: () => boolean): void {
  for (const type of ["keyup", "keypress"]) panel.addEventListener(type, (event) => event.stopPropagation());
  panel.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape" && !event.isComposing) close();
    else if (event.key === "Tab" && coversScreen()) turnBack(panel, event);
  });
}

function turnBack(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = panel.querySelectorAll<HTMLElement>("button, a[href], textarea, summary, [tabindex]");
  const first = stops[0];
  const last = stops[stops.length - 1];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (event.target !== edge) return;
  event.preventDefault();
  other?.focus();
}
