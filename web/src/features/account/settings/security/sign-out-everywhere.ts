import { useMutation } from "@tanstack/react-query";
import { paths } from "#web/lib/feature/paths.ts";
import { endSessions } from "#web/lib/session/end-session.ts";

/** Ends every session of the user, and opens the sign-in page. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => endSessions("all"),
    meta: { failure: "Failed to sign out" },
    onSuccess: () => location.assign(paths.login()),
  });
