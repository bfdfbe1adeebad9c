const find = <Kind extends HTMLElement>(id: string): Kind | null => document.querySelector<Kind>(`#${id}`);

/** Search and category of the blog, which stand in the address, so that a reload and a link keep them. */
export const filterArticles = (tools: HTMLElement): void => {
  const field = find<HTMLInputElement>("search");
  const chips = [...tools.querySelectorAll<HTMLButtonElement>("#chips button")];
  const cards = [...document.querySelectorAll<HTMLElement>("#grid > .card")];
  const [nothing, featured, found] = [
    find("nothing"),
    document.querySelector<HTMLElement>(".featured"),
    find("found"),
  ];
  if (!field || !nothing) return;
  const all = chips[0]?.textContent ?? "";
  let category = all;

  const show = (): void => {
    const words = field.value.toLowerCase().trim();
    const isFiltered = words !== "" || category !== all;
    const matches = (card: HTMLElement): boolean =>
      (category === all || card.dataset["category"] === category) &&
      (card.dataset["words"] ?? "").includes(words);
    for (const card of cards) card.hidden = !matches(card);
    for (const chip of chips) chip.ariaPressed = String(chip.textContent === category);
    const shown = cards.filter(({ hidden }) => !hidden).length;
    // the featured article is shown whatever is searched, so a match of its own is no lost one
    const isFeaturedFound = featured !== null && matches(featured);
    nothing.hidden = shown > 0 || isFeaturedFound;
    found?.replaceChildren(isFiltered ? `${shown + Number(isFeaturedFound)} articles` : "");
    const address = new URL(location.href);
    address.search = new URLSearchParams({
      ...(words && { q: field.value.trim() }),
      ...(category !== all && { category }),
    }).toString();
    history.replaceState(null, "", address);
  };

  const given = new URLSearchParams(location.search);
  field.value = given.get("q") ?? "";
  if (chips.some(({ textContent }) => textContent === given.get("category")))
    category = given.get("category") ?? all;
  field.addEventListener("input", show);
  for (const chip of chips)
    chip.addEventListener("click", () => {
      category = chip.textContent ?? all;
      show();
    });
  find("clear")?.addEventListener("click", () => {
    field.value = "";
    category = all;
    show();
    field.focus();
  });
  tools.hidden = false;
  show();
};
