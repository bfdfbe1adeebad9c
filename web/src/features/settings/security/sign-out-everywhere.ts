import { useMutation } from "@tanstack/react-query";
import * as cognito from "aws-amplify/auth";
import { paths } from "#web/lib/paths.ts";

/** Ends every session of the user, and opens the sign-in page. */
export const useSignOutEverywhere = () =>
  useMutation({
    mutationFn: () => cognito.signOut({ global: true }),
    meta: { failure: "Failed to sign out" },
    onSuccess: () => location.assign(paths.login()),
  });
