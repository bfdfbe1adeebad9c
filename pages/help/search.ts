/** Choosing a type shows its posts at once; the button is for browsers without this script. */
export const searchAtOnce = (tools: HTMLFormElement): void => {
  const go = tools.querySelector<HTMLElement>(".go");
  if (go) go.hidden = true;
  tools.querySelector("select")?.addEventListener("change", () => tools.requestSubmit());
  // an empty field is no part of the address
  tools.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
  });
};
