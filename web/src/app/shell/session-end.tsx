import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { onSessionEnd } from "../../lib/session.ts";

/** Leads back to where one was after signing in again. */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEnd(() => {
        if (pathname.startsWith(paths.app()))
          void navigate(paths.login(pathname + search), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return null;
};
