import { useMutation } from "@tanstack/react-query";
import { endSessions } from "#web/lib/end-session.ts";
import { paths } from "#web/lib/paths.ts";

/** Ends every session of the user, and opens the sign-in page. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => endSessions("all"),
    meta: { failure: "Failed to sign out" },
    onSuccess: () => location.assign(paths.login()),
  });
