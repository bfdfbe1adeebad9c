import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";

/** A chatbot's integrations, newest first. */
export const useIntegrations = (chatbotId: string) =>
  useQuery({
    ...query("integrations", "list", { chatbotId, limit: 100 }),
    meta: { failure: "Failed to load API integrations" },
  });
