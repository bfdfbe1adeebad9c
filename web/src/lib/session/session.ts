import { useQuery } from "@tanstack/react-query";
import { toast } from "../toaster.ts";
import { currentUser, isSignedInHere, isUserKey, signOut } from "./auth.ts";

let hasRunOut = false;

/** True if this browser kept a session that could not be renewed any more. */
export const hasSessionRunOut = (): boolean => hasRunOut;

/** Query options of the signed-in user; cached until the session ends. */
export const session = {
  queryKey: ["session"],
  queryFn: async () => {
    const wasSignedIn = isSignedInHere();
    const user = (await currentUser()) ?? null;
    hasRunOut = wasSignedIn && user === null;
    if (user) hasEnded = false;
    return user;
  },
  staleTime: Number.POSITIVE_INFINITY,
};

/** The signed-in user; null without a session, undefined while it is being checked. */
export const useSession = () => useQuery(session).data;

/** Why there is no session any more: it ran out, or another tab signed out or in as someone else. */
export type SessionEnd = "expired" | "elsewhere";

let leave: ((reason: SessionEnd) => void) | undefined;
/** Until somebody signs in: requests that were under way are rejected after the end, too. */
let hasEnded = false;

/** Sets the callback that opens the sign-in page after the session has ended. */
export const onSessionEnd = (goToSignIn: (reason: SessionEnd) => void): void => {
  leave = goToSignIn;
};

/** Calls back when another tab of this browser signs out, or in as another user. Returns a function that stops it. */
export const onSignOutElsewhere = (left: () => void): (() => void) => {
  const onStorage = ({ key, newValue, oldValue }: StorageEvent) => {
    if (key === null || (isUserKey(key) && oldValue !== null && newValue !== oldValue)) left();
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
};

let isEndExpected = false;

/** While the end of the session is expected, because it was asked for, requests that the server rejects say nothing. */
export const expectSessionEnd = (isExpected: boolean): void => {
  isEndExpected = isExpected;
};

export const isSessionEndExpected = (): boolean => isEndExpected;

/** Signs out of a session that the server rejects, shows one toast and opens the sign-in page. */
export const endSession = (forget: () => void, says = "You must be logged in"): void => {
  if (hasEnded) return;
  hasEnded = true;
  void signOut()
    .catch((error: unknown) => console.warn("The session could not be revoked.", error))
    .finally(() => {
      forget();
      leave?.("expired");
      toast.error(says);
    });
};
