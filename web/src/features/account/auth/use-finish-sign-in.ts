import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router-dom";
import { session } from "#web/lib/session/session.ts";
import { dismissErrors } from "#web/lib/toaster.ts";
import { isInApp, redirectOf } from "./redirect.ts";

/** Opens the address that the query names and dismisses the errors of earlier attempts. */
export const useFinishSignIn = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async () => {
    await client.fetchQuery({ ...session, staleTime: 0 });
    dismissErrors();
    const target = redirectOf(search);
    if (isInApp(target)) await navigate(target, { replace: true });
    else location.replace(target);
  };
};
