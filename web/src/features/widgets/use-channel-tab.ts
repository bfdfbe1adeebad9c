import { useSearchParams } from "react-router-dom";

const tabs = ["web", "telegram", "discord", "slack"] as const;
export type ChannelTab = (typeof tabs)[number];

/** The open tab, which the address names. */
export const useChannelTab = (): [ChannelTab, (tab: string) => void] => {
  const [parameters, setParameters] = useSearchParams();
  const open = tabs.find((tab) => tab === parameters.get("tab")) ?? "web";
  return [open, (tab) => setParameters(tab === "web" ? {} : { tab }, { replace: true })];
};
