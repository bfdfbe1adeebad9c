import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { AppError } from "#shared/errors.ts";
import type { PublicInterview, TakenInterview } from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { account } from "#web/lib/session/account.ts";
import { signOut } from "#web/lib/session/auth.ts";
import { session, useSession } from "#web/lib/session/session.ts";
import { dismissErrors, toast } from "#web/lib/toaster.ts";

/** The place of the reader on the way to the questions. */
type Place =
  | { at: "opening" }
  | { at: "code"; problem?: string }
  | { at: "welcome"; interview: PublicInterview }
  | { at: "questions"; interview: TakenInterview }
  | { at: "expired" }
  | { at: "withdrawn" }
  | { at: "failed"; error: AppError };

export interface Entry {
  place: Place | { at: "signIn" };
  isBusy: boolean;
  enter: (code: string) => Promise<void>;
  start: (interview: TakenInterview) => void;
  /** Reads the interview from the beginning. */
  open: () => Promise<void>;
  /** True if the error was the end of the session, which is shown then. */
  endedBy: (error: unknown) => boolean;
  withdrawn: () => void;
}

interface EntryOptions {
  /** The code of the address. */
  code: string;
  /** Without a code there is nothing to enter. */
  hasCode: boolean;
  onGone: () => void;
}

/** Who was here before goes on with the questions; others give the access code first. */
export const useEntry = (slug: string, { code, hasCode, onGone }: EntryOptions): Entry => {
  const client = useQueryClient();
  const user = useSession();
  const [place, setPlace] = useState<Place>({ at: "opening" });
  const [isBusy, setBusy] = useState(false);
  const isEntering = useRef(false);

  const endedBy = useCallback(
    (error: unknown): boolean => {
      if (!(error instanceof AppError) || error.code !== "unauthenticated") return false;
      setPlace({ at: "expired" });
      void signOut()
        .catch((failure: unknown) => console.warn("The session could not be revoked.", failure))
        .finally(() => client.setQueryData(session.queryKey, null));
      return true;
    },
    [client],
  );
  const read = useCallback(async () => {
    const interview = await api.knowledgeInterviews.open({ knowledgeSlug: slug });
    setPlace({ at: "questions", interview });
  }, [slug]);
  const enter = useCallback(
    async (given: string) => {
      if (isEntering.current) return;
      isEntering.current = true;
      setBusy(true);
      try {
        const interview = await api.knowledgeInterviews.enter({
          knowledgeSlug: slug,
          access_code: given.trim(),
        });
        dismissErrors();
        toast.success("Access granted!");
        if (interview.has_details) await read();
        else setPlace({ at: "welcome", interview });
      } catch (error) {
        if (endedBy(error)) return;
        setPlace({ at: "code", problem: refusal(error) });
        if (error instanceof AppError && error.code === "not_found") onGone();
      } finally {
        isEntering.current = false;
        setBusy(false);
      }
    },
    [slug, read, endedBy, onGone],
  );
  const open = useCallback(async () => {
    setPlace({ at: "opening" });
    try {
      await read();
    } catch (error) {
      if (endedBy(error)) return;
      if (!(error instanceof AppError)) throw error;
      if (error.code === "unavailable" || error.code === "internal") return setPlace({ at: "failed", error });
      if (code || !hasCode) await enter(code);
      else setPlace({ at: "code" });
    }
  }, [code, hasCode, read, enter, endedBy]);

  const userId = user?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each user
  useEffect(() => {
    if (!userId) return;
    // an account that another user of this browser chose
    if (account.current() && account.current()?.user !== userId) account.forget();
    void open();
  }, [userId]);

  const isAway = user === null && place.at !== "expired";
  return {
    place: isAway ? { at: "signIn" } : place,
    isBusy,
    enter,
    start: (interview) => setPlace({ at: "questions", interview }),
    open,
    endedBy,
    withdrawn: () => setPlace({ at: "withdrawn" }),
  };
};

/** The words for the code's field, after the toast that is due. */
const refusal = (error: unknown): string => {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "rate_limited" || error.code === "unavailable" || error.code === "internal") {
    toast.error(error.message);
    return error.message;
  }
  toast.error("Invalid access code");
  return "Invalid access code";
};
