import { element } from "#widget/src/element.ts";
import { toast } from "../chat/toast.ts";

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
    if (!(await isCopied(field.value))) {
      field.select();
      toast("The link could not be copied. It is selected: copy it with your keyboard or its menu.", "alert");
      return;
    }
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

/** Whether the browser took it; one without a clipboard, or whose user refuses it, does not. */
const isCopied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
