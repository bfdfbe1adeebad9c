import { useQuery } from "@tanstack/react-query";
import { type Endpoint, endpointsIn } from "#shared/api-docs/endpoints.ts";

/** The routes that API keys open, read from the description that is generated from the contract. */
export const useReference = () =>
  useQuery({
    queryKey: ["openapi"],
    queryFn: async (): Promise<Endpoint[]> => {
      const response = await fetch("/openapi.json");
      if (!response.ok) throw new Error("The description of the API could not be loaded.");
      return endpointsIn(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
