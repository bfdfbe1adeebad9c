import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { AppError } from "#shared/errors.ts";
import { redacted } from "#web/lib/redacted.ts";

/** Logs what fails on the screen while it is shown, in the browser's console and without sensitive words. */
export const useFailureLog = (): void => {
  const client = useQueryClient();
  useEffect(() => logFailures(client), [client]);
};

/** Returns a function that stops it. */
const logFailures = (client: QueryClient): (() => void) => {
  const stops = [
    client.getQueryCache().subscribe((event) => {
      const { queryKey } = event.query;
      if (event.type === "updated" && event.action.type === "error" && queryKey[0] === "monitoring")
        log(queryKey.slice(0, 2).join(" "), event.action.error);
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error")
        log(event.mutation.meta?.failure ?? "an action failed", event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

const log = (failed: string, error: unknown): void => {
  const code = error instanceof AppError ? error.code : "unexpected";
  const message = error instanceof Error ? error.message : String(error);
  console.warn(`Live monitoring: ${failed} (${code}): ${redacted(message)}`);
};
