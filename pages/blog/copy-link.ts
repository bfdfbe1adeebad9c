/** Copies the page's address, and says so for two seconds. */
export const copyLink = (button: HTMLButtonElement): void => {
  const label = button.querySelector("span");
  const usual = label?.textContent ?? "";
  let saying: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    label?.replaceChildren(text);
    // a screen reader does not read the label of a button again
    document.querySelector("#copied")?.replaceChildren(text);
    clearTimeout(saying);
    saying = setTimeout(() => {
      label?.replaceChildren(usual);
      document.querySelector("#copied")?.replaceChildren();
    }, 2000);
  };
  button.disabled = false;
  button.addEventListener("click", async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
    try {
      await navigator.clipboard.writeText(link);
      say("Copied!");
    } catch {
      // without the permission, the address stands in the browser's own field
      say("Copy it from the address bar");
    }
  });
};
