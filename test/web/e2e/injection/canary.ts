import type { BrowserContext, Page } from "playwright-core";

/** A host that nothing has a reason to ask. */
export const canary = "canary.invalid";

declare global {
  interface Window {
    pwn: (how?: string) => void;
  }
}

/** Tells what got through on any page of this visitor: code that ran, a request to the canary, a broken policy. */
export const watch = async (context: BrowserContext): Promise<string[]> => {
  const found: string[] = [];
  await context.exposeFunction("pwn", (how = "code ran") => void found.push(String(how)));
  await context.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "open"] as const)
      Object.defineProperty(window, name, { value: () => window.pwn(`${name} was called`) });
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      window.pwn(`${effectiveDirective} forbade ${blockedURI} ${sample}`),
    );
  });
  await context.route(
    ({ hostname }) => hostname.endsWith(canary),
    (route) => {
      found.push(`${route.request().url()} was asked for`);
      return route.abort();
    },
  );
  return found;
};

/** The elements and attributes on the page, shadow trees included, that only a text could have brought there. */
export const strangers = (page: Page, names: string[]): Promise<string[]> =>
  page.evaluate((clobbered) => {
    const foreign =
      "base, embed, frame, object, applet, math, template, xmp, marquee, iframe:not([src]), video, audio, source, img, meta[http-equiv], foreignObject, animate, use, svg script, script:not([src^='/']), link[href*='canary']";
    const addressed = ["href", "src", "action", "formaction", "data", "srcdoc", "xlink:href"];
    const isStrange = (node: Element): boolean =>
      node.matches(foreign) ||
      clobbered.includes(node.id) ||
      clobbered.includes(node.getAttribute("name") ?? "") ||
      node.getAttributeNames().some((name) => name.startsWith("on")) ||
      addressed.some((name) => {
        const address = node.getAttribute(name);
        return address !== null && !/^(https?|mailto|tel):$/.test(protocolOf(address));
      });
    const protocolOf = (address: string): string =>
      URL.canParse(address, location.href) ? new URL(address, location.href).protocol : "https:";
    const all = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((node) => [
        node,
        ...(node.shadowRoot ? all(node.shadowRoot) : []),
      ]);
    return all(document)
      .filter(isStrange)
      .map((node) => node.outerHTML.slice(0, 300));
  }, names);
