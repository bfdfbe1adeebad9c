import { useSearchParams } from "react-router-dom";

/** The search and the page of the list, which the address holds. */
export interface View {
  search: string;
  /** From 1. */
  page: number;
  /** Another search begins with its first page. */
  find(text: string): void;
  turnTo(page: number): void;
}

export const useView = (): View => {
  const [query, setQuery] = useSearchParams();
  const set = (search: string, page: number) =>
    setQuery({ ...(search && { search }), ...(page > 1 && { page: String(page) }) }, { replace: true });
  const search = query.get("search")?.trim().slice(0, 200) ?? "";
  return {
    search,
    page: Math.min(Math.max(Math.floor(Number(query.get("page"))) || 1, 1), 10_000),
    find: (text) => set(text, 1),
    turnTo: (page) => set(search, page),
  };
};
