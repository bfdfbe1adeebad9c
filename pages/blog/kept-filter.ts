/** A search of somebody in the blog. */
export interface Filter {
  words: string;
  /** Empty for all. */
  category: string;
}

/** The filter that the address names. */
export const keptFilter = (): Filter => {
  const given = new URLSearchParams(location.search);
  return { words: given.get("q") ?? "", category: given.get("category") ?? "" };
};

let writing: ReturnType<typeof setTimeout> | undefined;
let latest: Filter | undefined;

/** Puts the filter into the address, so that the way back, a reload and a copied link keep it. */
export const keepFilter = (filter: Filter): void => {
  latest = filter;
  clearTimeout(writing);
  // Safari refuses more than 100 changes in 30 seconds
  writing = setTimeout(write, 300);
};

const write = (): void => {
  if (!latest) return;
  const address = new URL(location.href);
  for (const [name, value] of [
    ["q", latest.words.trim()],
    ["category", latest.category],
  ] as const)
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  latest = undefined;
  history.replaceState(history.state, "", address);
};

// before a link is followed
addEventListener("click", write, true);
addEventListener("keydown", ({ key }) => key === "Enter" && write(), true);
