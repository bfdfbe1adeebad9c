import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";

/** The account's API keys with their usage, newest first. */
export const useKeys = () =>
  useQuery({
    ...query("apiKeys", "list", {}),
    meta: { failure: "Failed to load API keys" },
    staleTime: 5000,
  });
