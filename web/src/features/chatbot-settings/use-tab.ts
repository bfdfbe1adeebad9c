import { useSearchParams } from "react-router-dom";

const tabs = ["llm", "prompt", "integrations"] as const;
export type Tab = (typeof tabs)[number];

/** The open tab in the address. Changing it keeps unsaved changes, because the form spans the tabs. */
export const useTab = (): [Tab, (tab: string) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find((tab) => tab === parameters.get("tab")) ?? "llm";
  const choose = (tab: string) =>
    setParameters(
      (former) => {
        const next = new URLSearchParams(former);
        if (tab === "llm") next.delete("tab");
        else next.set("tab", tab);
        return next;
      },
      { replace: true, state: { keepsChanges: true } },
    );
  return [open, choose];
};
