import { inject } from "vitest";
import { snippet } from "#test/browser/widget-host.ts";

/** A kind of site: how its pages carry the widget, and the script by which it goes from one page to the next. */
export interface Site {
  head?: (widgetId: string) => string;
  body?: (widgetId: string) => string;
  /** The body of a function of `url` and `next`, the parsed page at that address. */
  go: string;
}

const tagInBody: Pick<Site, "body"> = { body: (id) => snippet(id) };
const tagInHead: Pick<Site, "head"> = { head: (id) => snippet(id) };
const initInBody: Pick<Site, "body"> = {
  body: (id) => `<div id="docent-chat" data-turbo-permanent></div>
    <script src="${inject("url")}/widget-init.js"></script>
    <script>DocentWidget.init({ widgetId: "${id}", containerId: "docent-chat" })</script>`,
};

/** Turbo Drive: head elements are merged, the body is replaced, scripts of the new body are evaluated. */
const turbo = `mergeHead(next); const body = document.adoptNode(next.body); const ready = revive(body);
  document.body.replaceWith(body); await ready;`;

/** Astro's ClientRouter: root attributes and head are swapped, the body is replaced, scripts that did not run yet run. */
const astro = `mergeHead(next); next.body.querySelectorAll("script").forEach((one) => { one.dataset.astroExec = ""; });
  document.documentElement.dataset.astroTransition = "forward"; document.body.replaceWith(next.body);`;

/** The kinds of navigation by what they do to the document. */
export const sites: Record<string, Site> = {
  "Turbo Drive with the script tag in the body, which runs again": { ...tagInBody, go: turbo },
  "Turbo Drive with the script tag in the head": { ...tagInHead, go: turbo },
  "Turbo Drive with a permanent container of the widget": {
    ...initInBody,
    // Turbo puts the former permanent element in the place of the new one
    go: `const body = document.adoptNode(next.body); const ready = revive(body);
      body.querySelector("#docent-chat").replaceWith(document.getElementById("docent-chat"));
      document.body.replaceWith(body); await ready;`,
  },
  "Turbo Drive that shows a cached copy of a page first": {
    ...initInBody,
    go: `document.body.replaceWith(document.body.cloneNode(true)); await frame();
      const body = document.adoptNode(next.body); const ready = revive(body);
      document.body.replaceWith(body); await ready;`,
  },
  "Astro's ClientRouter": { ...tagInBody, go: astro },
  "Astro's ClientRouter in a view transition": {
    ...tagInBody,
    go: `const transition = document.startViewTransition(async () => { ${astro} });
      await transition.ready; transition.skipTransition(); await transition.finished;`,
  },
  "Astro that runs the scripts of a page again": {
    ...tagInBody,
    go: `mergeHead(next); document.body.replaceWith(next.body);
      document.body.querySelectorAll("script").forEach((one) => { one.dataset.astroExec = ""; });
      await revive(document.body);`,
  },
  "htmx with hx-boost": {
    ...tagInBody,
    // htmx swaps the content of the body and evaluates its scripts
    go: "document.title = next.title; document.body.innerHTML = next.body.innerHTML; await revive(document.body);",
  },
  "Barba, Swup or pjax with a container": {
    ...tagInBody,
    go: `document.querySelector("main").replaceWith(next.querySelector("main")); document.title = next.title;`,
  },
  "Livewire, which replaces the body and its head's elements": {
    ...tagInHead,
    go: "document.head.replaceChildren(...next.head.children); document.body.replaceWith(next.body);",
  },
  "a router in an element of its own, as of Vue, Svelte and Angular": {
    ...tagInBody,
    go: `const main = document.querySelector("main"); main.replaceChildren(); await frame();
      main.innerHTML = next.querySelector("main").innerHTML; document.title = next.title;`,
  },
  "a script that sets document.body": { ...tagInBody, go: "document.body = next.body;" },
  "a script that empties the body first": {
    ...tagInBody,
    go: "document.body.replaceChildren(); await frame(); document.body.append(...next.body.childNodes);",
  },
  "a script that removes the children of the body one by one": {
    ...tagInBody,
    go: `for (const one of [...document.body.children]) one.remove();
      document.body.append(...next.body.childNodes);`,
  },
  "a script that writes the markup of the whole document": {
    ...tagInHead,
    go: "document.documentElement.innerHTML = next.documentElement.innerHTML;",
  },
  "a script that writes its own present markup again": {
    ...tagInBody,
    go: `document.documentElement.innerHTML = document.documentElement.innerHTML;
      document.querySelector("h1").textContent = next.querySelector("h1").textContent;`,
  },
  "a script that replaces head and body": {
    ...tagInHead,
    go: "document.documentElement.replaceChildren(next.head, next.body);",
  },
  "React 18, which hydrates the whole document and finds a mismatch": {
    ...tagInHead,
    // its container is the document, whose content it removes and renders again
    go: `const html = document.importNode(next.documentElement, true); document.documentElement.remove();
      await frame(); document.append(html);`,
  },
  "React 19, which hydrates the whole document and finds a mismatch": {
    ...tagInHead,
    // it keeps html, head and body, and removes their children but scripts and styles, one by one
    go: `for (const parent of [document.body, document.documentElement])
        for (const one of [...parent.children])
          if (!/^(HEAD|BODY|SCRIPT|STYLE)$/.test(one.nodeName)) parent.removeChild(one);
      document.body.append(...next.body.children);`,
  },
  "a script that removes the document's element and makes another one": {
    ...tagInHead,
    go: `document.replaceChildren(); await frame(); document.append(document.createElement("html"));
      await frame(); document.documentElement.append(next.head, next.body);`,
  },
};

/** Functions that the scripts share, and `visit(url)`, which resolves when the next page stands there. */
export const routerOf = ({ go }: Site): string => `<script>
  window.frame = () => new Promise(requestAnimationFrame);
  window.revive = (root) => Promise.all([...root.querySelectorAll("script")].map((old) => {
    const fresh = document.createElement("script");
    fresh.async = false;
    fresh.textContent = old.textContent;
    for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
    old.replaceWith(fresh);
    return fresh.src && new Promise((resolve) => { fresh.onload = fresh.onerror = resolve; });
  }));
  window.mergeHead = (next) => { document.title = next.title; };
  window.visit = async (url) => {
    const next = new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
    history.pushState({}, "", url);
    ${go}
    await frame();
    await frame();
  };
</script>`;
