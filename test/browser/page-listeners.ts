import type { Page } from "playwright-core";

/** A script that keeps the events of a page's chat: their names with code, text or address. */
export const listening = (...events: string[]) =>
  `<script>
    window.heard = []; window.Docent ??= [];
    Docent.push(() => { for (const event of ${JSON.stringify(events)})
      Docent.on(event, ({ detail }) => heard.push([event, detail?.code ?? detail?.text ?? detail?.email ?? ""])); });
  </script>`;
/** The events that the page has heard so far. */
export const heard = (page: Page) => page.evaluate<[string, string][]>("heard");
