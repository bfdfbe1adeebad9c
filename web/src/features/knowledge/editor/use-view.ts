import { useSearchParams } from "react-router-dom";
import { addressed } from "#web/lib/browser/addressed.ts";

/** Which parts of a template are shown; its address holds it. Open forms stay while it changes. */
export const useView = () => {
  const [query, setQuery] = useSearchParams();
  const set = (name: string, value: string | undefined) => {
    const next = addressed();
    value ? next.set(name, value) : next.delete(name);
    setQuery(next, { replace: true, state: { keepsChanges: true } });
  };
  const hasInterviews = query.get("interviews") === "shown";
  return {
    hasStatistics: query.get("view") === "statistics",
    showStatistics: (isShown: boolean) => set("view", isShown ? "statistics" : undefined),
    hasInterviews,
    toggleInterviews: () => set("interviews", hasInterviews ? undefined : "shown"),
  };
};
export type View = ReturnType<typeof useView>;
