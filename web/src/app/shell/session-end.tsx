import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { onSessionEnd } from "../../lib/session.ts";
import { unsaved } from "../../lib/unsaved.ts";

/** Opens the sign-in page after the session has ended, with a redirect back to the current page. */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      onSessionEnd(() => {
        unsaved.discard();
        if (pathname.startsWith(paths.app()))
          void navigate(paths.login(pathname + search), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return null;
};
