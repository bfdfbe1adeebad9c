import { element } from "#widget/src/element.ts";

/** The address that opens this application again. Its secret stands behind the #, which browsers send to no server. */
export const linkOf = (slug: string, token: string): string =>
  `${location.origin}/jobs/${encodeURIComponent(slug)}#${token}`;

/** The private link, to be copied. */
export function privateLink(slug: string, token: string): HTMLElement {
  const field = element("input", {
    readonly: "",
    "aria-label": "Your private link",
    value: linkOf(slug, token),
  });
  const copy = element("button", { class: "button outline", type: "button" }, "Copy");
  copy.onclick = async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value).catch(() => undefined);
    copy.textContent = "Copied";
    setTimeout(() => copy.replaceChildren("Copy"), 2000);
  };
  return element(
    "details",
    { class: "link" },
    element("summary", {}, "Your private link"),
    element(
      "p",
      {},
      "It brings you back here on any device. Whoever has it can read and erase your application.",
    ),
    element("div", {}, field, copy),
  );
}
