/** Says below a field what is wrong with it, until it is changed. */
export const wrongField = (field: HTMLInputElement): ((text: string) => void) => {
  const wrong = document.querySelector<HTMLElement>(`#${field.id}-wrong`);
  const say = (text: string): void => {
    if (!wrong) return;
    wrong.querySelector("span")?.replaceChildren(text);
    wrong.hidden = text === "";
    if (text) {
      field.setAttribute("aria-invalid", "true");
      field.setAttribute("aria-describedby", wrong.id);
      field.focus();
    } else for (const name of ["aria-invalid", "aria-describedby"]) field.removeAttribute(name);
  };
  field.addEventListener("input", () => say(""));
  return say;
};
