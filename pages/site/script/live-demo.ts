import { demoWidgetId } from "#shared/demo/demo-widget.ts";

/**
 * Puts the product's own chatbot in place of the still example once that is near and the page has loaded. Where there is
 * no such chatbot, or it cannot be reached, the example stays.
 */
export const showDemo = (demo: Element): void => {
  const place = demo.querySelector<HTMLElement>(".live");
  if (!place) return;
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await loaded();
      if (await isThere()) frameIn(demo, place);
    },
    { rootMargin: "400px" },
  );
  observer.observe(demo);
};

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

const isThere = async (): Promise<boolean> => {
  try {
    const response = await fetch(`/functions/v1/widgets/${demoWidgetId}`);
    // a browser counts a request as under way until its answer was read
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

const frameIn = (demo: Element, place: HTMLElement): void => {
  const frame = document.createElement("iframe");
  const { theme } = document.documentElement.dataset;
  frame.title = "Live demo: a chatbot that answers from Docent’s help articles";
  frame.src = `/embed/${demoWidgetId}${theme ? `?theme=${theme}` : ""}`;
  frame.addEventListener("load", () => demo.classList.add("on"));
  place.append(frame);
  place.hidden = false;
};
