import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { unsaved } from "../../lib/browser/unsaved.ts";
import { paths } from "../../lib/feature/paths.ts";
import {
  onSessionEnd,
  onSignOutElsewhere,
  type SessionEnd as SessionEndReason,
} from "../../lib/session/session.ts";

/**
 * Opens the sign-in page after the session has ended, here or in another tab, with the reason and a redirect back to
 * the current page.
 */
export const SessionEnd = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  useEffect(() => {
    const leave = (ended: SessionEndReason) => {
      unsaved.discard();
      if (pathname.startsWith(paths.app()))
        void navigate(paths.login(pathname + search), { replace: true, state: { ended } });
    };
    onSessionEnd(leave);
    return onSignOutElsewhere(() => {
      client.clear();
      leave("elsewhere");
    });
  }, [client, navigate, pathname, search]);
  return null;
};
