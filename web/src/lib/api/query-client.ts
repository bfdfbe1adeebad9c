import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { AppError } from "#shared/errors.ts";
import { account } from "../session/account.ts";
import { endSession, isSessionEndExpected } from "../session/session.ts";
import { dismissOldErrors, toast } from "../toaster.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The toast after a failure, if the screen alone is not enough. */
      failure?: string;
    };
    mutationMeta: {
      /** The toast after success; none if absent. */
      success?: string;
      /** The title of the toast after a failure; the error's message if absent. */
      failure?: string;
      /** The toast if the session has ended; "You must be logged in" if absent. */
      signedOut?: string;
    };
  }
}

/** The policy for errors: screens show failed queries, toasts show failed mutations. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isPassing(error) },
  },
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (!endIfSignedOut(error) && meta?.failure) tell(error, meta.failure);
    },
  }),
  mutationCache: new MutationCache({
    onMutate: dismissOldErrors,
    onSuccess: (_result, _input, _context, mutation) => {
      if (mutation.meta?.success) toast.success(mutation.meta.success);
      // Most changes are logged; only lists on the screen are read again.
      void queryClient.invalidateQueries({ queryKey: ["account", "activity"] });
    },
    onError: (error, _input, _context, mutation) => {
      const { failure, signedOut } = mutation.meta ?? {};
      if (!endIfSignedOut(error, signedOut)) tell(error, failure);
    },
  }),
});

const isPassing = (error: Error): boolean => error instanceof AppError && error.code === "unavailable";

/**
 * Ends the session if the error is `unauthenticated`; returns true if it was. An account that the user no longer belongs
 * to is left.
 */
export const endIfSignedOut = (error: unknown, says?: string): boolean => {
  if (!(error instanceof AppError)) return false;
  if (isSessionEndExpected() && isEnd(error)) return true;
  if (error.code === "no_membership" && account.current()) {
    account.forget();
    tell(error, "This account is closed to you");
    return true;
  }
  if (error.code !== "unauthenticated") return false;
  endSession(() => queryClient.clear(), says);
  return true;
};

const isEnd = ({ code }: AppError): boolean => code === "unauthenticated" || code === "no_membership";

const tell = (error: Error, failure?: string): void => {
  const message = error instanceof AppError ? error.message : undefined;
  if (failure) toast.error(failure, message);
  else toast.error(message ?? "An unexpected error occurred");
};
