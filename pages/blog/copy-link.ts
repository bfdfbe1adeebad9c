/** Copies the page's address, and says so for two seconds. */
export const copyLink = (button: HTMLButtonElement): void => {
  const label = button.querySelector("span");
  const { textContent: usual } = label ?? button;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    label?.replaceChildren(text);
    clearTimeout(saying);
    saying = setTimeout(() => label?.replaceChildren(usual ?? ""), 2000);
  };
  button.hidden = false;
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
