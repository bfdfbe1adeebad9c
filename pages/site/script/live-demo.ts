const widgetId = "docent-help";

/**
 * Puts the product's own chatbot in place of the still example once that is near and the page has loaded. Where there is
 * no such chatbot, or it cannot be reached, the example stays.
 */
export const showDemo = (demo: Element): void => {
  const observer = new IntersectionObserver(
    async (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      await loaded();
      if (await isThere()) frameIn(demo);
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

const isThere = (): Promise<boolean> =>
  fetch(`/functions/v1/widgets/${widgetId}`).then(
    ({ ok }) => ok,
    () => false,
  );

const frameIn = (demo: Element): void => {
  const place = demo.querySelector<HTMLElement>(".live");
  if (!place) return;
  const frame = document.createElement("iframe");
  const { theme } = document.documentElement.dataset;
  frame.title = "Live demo: a chatbot that answers from Docent’s help articles";
  frame.src = `/embed/${widgetId}${theme ? `?theme=${theme}` : ""}`;
  frame.addEventListener("load", () => demo.classList.add("on"));
  place.append(frame);
  place.hidden = false;
};
