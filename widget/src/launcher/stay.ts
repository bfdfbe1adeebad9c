/** How often a page gets its host back: a script that takes it away each time does not go on without end. */
const most = 999;

/**
 * Puts the host beside the body, where neither swaps nor styles of the body reach, and brings it back if the page replaces
 * all of its document. A page that takes away nothing else keeps it away. `place` lies in the browser's top layer, below
 * modal dialogs. Call the result to let go.
 */
export function stay(
  host: HTMLElement,
  place: HTMLElement,
  button: HTMLElement,
  containerId = "",
): () => void {
  let first: Node | undefined;
  let left = most;
  const settle = (): void => {
    const { documentElement: html, body } = document;
    const now = body?.firstElementChild ?? body;
    if (!host.isConnected) {
      // document.open() erases all handlers, and the script of the written page runs again
      if ((now && now === first) || !button.onclick || !left--) {
        observer.disconnect();
        return;
      }
      // a copy that came with the page's markup
      document.getElementById(host.id)?.remove();
      (document.getElementById(containerId) ?? html)?.append(host);
    }
    first = now;
    for (const part of [document, html, body]) if (part) observer.observe(part, { childList: true });
    try {
      if (!place.matches(":popover-open") && !document.querySelector(":modal")) place.showPopover();
    } catch {
      // the host has no document, or the browser no popovers: there z-index has to do
    }
  };
  const observer = new MutationObserver(settle);
  settle();
  return () => observer.disconnect();
}
