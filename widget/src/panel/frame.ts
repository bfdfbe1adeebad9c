import type { PublicWidget } from "#shared/widgets/shapes.ts";
import { element } from "../element.ts";
import { closeLines, icon } from "../icon.ts";
import { words } from "../words/words.ts";
import type { MountPoint } from "./mount-point.ts";

const version = "v1.0.2";
const credit = "Powered by Docent";

/** Logo, title and subtitle, and the button that closes. */
export function headerOf({ branding, config }: PublicWidget, { api, fillsPage }: MountPoint): HTMLElement {
  const header = element("header", { role: "none" });
  if (branding.logo) header.append(logoOf(branding.logo));
  const titles = element("div", {}, element(fillsPage ? "h1" : "b", { class: "title" }, branding.title));
  if (config.showBranding || branding.subtitle !== credit)
    titles.append(element("small", {}, branding.subtitle));
  header.append(titles);
  if (fillsPage) return header;
  const button = element("button", { class: "close", "aria-label": words.close }, icon(closeLines));
  button.onclick = api.close;
  header.append(button);
  return header;
}

/** If the host page's policy blocks the logo, or it is missing, only the titles are shown. */
function logoOf(src: string): HTMLElement {
  const logo = element("img", { src, alt: "" });
  logo.onerror = () => logo.remove();
  return logo;
}

export function footerOf({ branding, config }: PublicWidget): HTMLElement {
  const by = branding.companyName ? `Powered by ${branding.companyName}` : credit;
  const linked = branding.website
    ? element("a", { href: branding.website, target: "_blank", rel: "noopener" }, by)
    : element("span", {}, by);
  return element("footer", { role: "none" }, config.showBranding ? linked : "", element("span", {}, version));
}
