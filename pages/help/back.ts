const key = "docent.forum.list";

/** The list that was seen last, for the way back to it. */
export const rememberList = (): void => {
  try {
    sessionStorage.setItem(key, location.search);
  } catch {
    // the way back leads to all posts
  }
};

/** Leads back to the list with its search, filters and page. */
export const leadBack = (link: HTMLAnchorElement): void => {
  try {
    link.search = sessionStorage.getItem(key) ?? "";
  } catch {
    // it leads to all posts
  }
};
