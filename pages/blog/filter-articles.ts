import { type Filter, keepFilter, keptFilter } from "./kept-filter.ts";

const find = <Kind extends HTMLElement>(id: string): Kind | null => document.querySelector<Kind>(`#${id}`);

/** The search and the categories of the blog. */
export const filterArticles = (tools: HTMLElement): void => {
  const field = find<HTMLInputElement>("search");
  const chips = [...tools.querySelectorAll<HTMLButtonElement>("#chips button")];
  const [all] = chips;
  if (!field || !all) return;
  const nameOf = (chip: HTMLElement): string => (chip === all ? "" : (chip.textContent ?? ""));
  let category = "";

  const show = (): void => {
    for (const chip of chips) chip.ariaPressed = String(nameOf(chip) === category);
    showArticles({ words: field.value, category });
  };
  const choose = (name: string): void => {
    category = name;
    show();
    keepFilter({ words: field.value, category });
  };

  const kept = keptFilter();
  const chosen = chips.find((chip) => nameOf(chip) === kept.category) ?? all;
  // what was typed before this ran stays
  field.value ||= kept.words;
  category = nameOf(chosen);
  // the page is sent with all articles, and measuring would hold up its first paint
  if (field.value || category) {
    show();
    // a phone shows the categories in one line that scrolls
    if (chosen.parentElement) chosen.parentElement.scrollLeft = chosen.offsetLeft - chosen.offsetWidth;
  }
  field.addEventListener("input", () => choose(category));
  for (const chip of chips) chip.addEventListener("click", () => choose(nameOf(chip)));
  find("clear")?.addEventListener("click", () => {
    field.value = "";
    choose("");
    field.focus();
  });
};

/**
 * Shows the articles of the grid that fit. The featured one stands above whatever is searched, so it counts as found, and
 * is not shown twice.
 */
const showArticles = ({ words, category }: Filter): void => {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const fits = (article: HTMLElement): boolean =>
    (category === "" || article.dataset["category"] === category) &&
    asked.every((word) => textOf(article).includes(word));
  const cards = [...document.querySelectorAll<HTMLElement>("#grid > .card")];
  const featured = document.querySelector<HTMLElement>(".featured");
  for (const card of cards) card.hidden = !fits(card);
  const isFeatured = featured !== null && fits(featured);
  const count = cards.filter(({ hidden }) => !hidden).length + Number(isFeatured);
  const isFiltered = asked.length > 0 || category !== "";
  find("found")?.replaceChildren(isFiltered ? told(count, isFeatured) : "");
  find("found")?.classList.toggle("hidden", !isFiltered || count === 0);
  find("nothing")?.toggleAttribute("hidden", count > 0);
};

const told = (count: number, isFeatured: boolean): string => {
  if (count === 1) return isFeatured ? "1 article: the one above" : "1 article";
  return `${count} articles${isFeatured ? ", the one above included" : ""}`;
};

/** Title, excerpt and tags. */
const textOf = (article: HTMLElement): string => {
  const [title, excerpt] = ["h2", ".excerpt"].map((part) => article.querySelector(part)?.textContent);
  return plain([title, excerpt, article.dataset["tags"]].join(" "));
};

/** Phones type other apostrophes than the texts have. */
const plain = (text: string): string => text.toLowerCase().replaceAll("’", "'");
