import { useQuery } from "@tanstack/react-query";
import { currentUser, signOut } from "./auth.ts";
import { toast } from "./toaster.ts";

/** Query options of the signed-in user; cached until the session ends. */
export const session = {
  queryKey: ["session"],
  queryFn: async () => (await currentUser()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The signed-in user; null without a session, undefined while it is being checked. */
export const useSession = () => useQuery(session).data;

let leave: (() => void) | undefined;
let isEnding = false;

/** Sets the callback that opens the sign-in page after the session has ended. */
export const onSessionEnd = (goToSignIn: () => void): void => {
  leave = goToSignIn;
};

/** Signs out of a session that the server rejects, shows one toast and opens the sign-in page. */
export const endSession = (forget: () => void): void => {
  if (isEnding) return;
  isEnding = true;
  void signOut()
    .catch((error: unknown) => console.warn("The session could not be revoked.", error))
    .finally(() => {
      forget();
      leave?.();
      toast.error("You must be logged in");
      isEnding = false;
    });
};
