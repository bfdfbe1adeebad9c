import { useQuery } from "@tanstack/react-query";
import { currentUser, signOut } from "./auth.ts";
import { toast } from "./toaster.ts";

/** Who is signed in, as query options; kept until the session ends. */
export const session = {
  queryKey: ["session"],
  queryFn: async () => (await currentUser()) ?? null,
  staleTime: Number.POSITIVE_INFINITY,
};

/** The signed-in user, null where nobody is, undefined while that is being found out. */
export const useSession = () => useQuery(session).data;

let leave: (() => void) | undefined;
let isEnding = false;

/** What leads to the sign-in page when the session turns out to have ended. */
export const onSessionEnd = (goToSignIn: () => void): void => {
  leave = goToSignIn;
};

/** Forgets a session that the server no longer accepts, says so once and leads to the sign-in page. */
export const endSession = (forget: () => void): void => {
  if (isEnding) return;
  isEnding = true;
  toast.error("You must be logged in");
  void signOut()
    .catch((error: unknown) => console.warn("The session could not be revoked.", error))
    .finally(() => {
      forget();
      leave?.();
      isEnding = false;
    });
};
