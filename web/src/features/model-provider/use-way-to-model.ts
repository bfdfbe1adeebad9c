import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";

interface Way {
  to: string;
  /** Whether a language model can be chosen there; else one is connected there. */
  isChoice: boolean;
}

/** Where a member gets a language model for a chatbot; undefined where their role or the installation allows none. */
export const useWayToModel = (chatbotId: string): Way | undefined => {
  const may = useMay();
  const settings = useQuery({
    ...query("chatbotSettings", "read", { chatbotId }),
    enabled: may("edits"),
  }).data;
  const isChoice = settings?.models.some(({ provider }) => provider !== "builtin");
  const account = useQuery({
    ...query("modelProvider", "read", {}),
    enabled: isChoice === false && may("everything"),
  }).data;
  if (isChoice) return { to: paths.chatbotSettings(chatbotId, { field: "model" }), isChoice };
  return account?.may_connect ? { to: paths.settings("language-models"), isChoice: false } : undefined;
};
