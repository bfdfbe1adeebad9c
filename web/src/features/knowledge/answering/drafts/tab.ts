const tabKey = "docent.tab";
let id: string | undefined;

/**
 * The id of this tab, which a reload does not change. The storage has it only between two pages: a tab that is duplicated
 * begins with a copy of the storage, and would take the id over.
 */
export const tab = (): string => {
  if (id) return id;
  const made = sessionStorage.getItem(tabKey) ?? crypto.randomUUID();
  id = made;
  sessionStorage.removeItem(tabKey);
  addEventListener("pagehide", () => sessionStorage.setItem(tabKey, made));
  addEventListener("pageshow", () => sessionStorage.removeItem(tabKey));
  return made;
};
