import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { queryClient } from "#web/lib/api/query-client.ts";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { account } from "#web/lib/session/account.ts";
import { session } from "#web/lib/session/session.ts";
import type { JobForm } from "./job-form.ts";

interface Kept {
  at: string;
  /** The version of the posting that was changed; a save on it finds what others saved since. */
  version: number;
  values: Partial<JobForm>;
}

export interface Draft {
  /** When the restored draft was written; undefined without one. */
  restoredAt: string | undefined;
  /** The version of the posting that the form's changes began with. */
  version: () => number;
  /** Goes back to what is saved. */
  discard: () => void;
  /** The form may be left without a question: its draft is there when the reader comes back. */
  keep: () => void;
  /** The form has been saved as this version, or holds it again. */
  forget: (version?: number) => void;
}

/** Each member of each account has drafts of their own in a tab. */
const keyOf = (name: string): string => {
  const { user = "", id = "" } = account.current() ?? {};
  return `docent.job.${user}.${id}.${name}`;
};

const read = (key: string): Kept | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * Keeps what is typed in the tab's storage, and restores it. Leaving the page by choice discards it; a reload, and the
 * end of the session, do not. `saved` is the version of a posting that is edited.
 */
export const useDraft = (name: string, form: UseFormReturn<JobForm>, saved = 0): Draft => {
  const key = keyOf(name);
  const version = useRef(saved);
  const [restoredAt, setRestoredAt] = useState<string>();
  const isKept = useRef(false);
  const { reset, getValues, subscribe } = form;
  useEffect(() => {
    const kept = read(key);
    if (kept) {
      reset({ ...getValues(), ...kept.values }, { keepDefaultValues: true });
      version.current = kept.version ?? version.current;
      setRestoredAt(kept.at);
    }
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        const kept = { at: new Date().toISOString(), version: version.current, values };
        if (isDirty) sessionStorage.setItem(key, JSON.stringify(kept));
        else sessionStorage.removeItem(key);
      },
    });
    return () => {
      stop();
      const isSignedIn = queryClient.getQueryData(session.queryKey) !== undefined;
      if (isSignedIn && !isKept.current) sessionStorage.removeItem(key);
    };
  }, [key, reset, getValues, subscribe]);
  const forget = (present = saved) => {
    version.current = present;
    sessionStorage.removeItem(key);
    setRestoredAt(undefined);
  };
  return {
    restoredAt,
    version: () => version.current,
    forget,
    discard: () => {
      reset();
      forget();
    },
    keep: () => {
      isKept.current = true;
      unsaved.discard();
    },
  };
};
