import { queryClient } from "#web/lib/api/query-client.ts";
import { session } from "#web/lib/session/session.ts";
import type { FollowUpText } from "./follow-up.ts";
import { tab } from "./tab.ts";

/** A text that the server does not have yet. */
export interface KeptDraft {
  text: string;
  /** The text that it was begun with, and its version. */
  base: string;
  version: number;
  sent?: string | undefined;
  followUp?: FollowUpText | undefined;
  at: number;
}

export interface KeptDrafts {
  of: (questionId: string) => KeptDraft | undefined;
  /** False if this browser's storage is full or closed. */
  keep: (questionId: string, draft: Omit<KeptDraft, "at">) => boolean;
  forget: (questionId: string) => void;
  /** Forgets those of all questions and tabs. */
  forgetAll: () => void;
}

const read = (key: string): KeptDraft | undefined => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

const keysOf = (start: string): string[] => Object.keys(localStorage).filter((key) => key.startsWith(start));

/** Drafts of an interview in this browser's storage, where they outlive a reload and a closed tab. */
export const keptDrafts = (interviewId: string): KeptDrafts => {
  const user = queryClient.getQueryData<{ id: string } | null>(session.queryKey)?.id ?? "";
  const whole = `docent.answer.${user}.${interviewId}.`;
  const all = (questionId: string) => `${whole}${questionId}.`;
  const own = (questionId: string) => all(questionId) + tab();
  /** A closed tab's draft goes on in this one. */
  const adopt = (questionId: string): KeptDraft | undefined => {
    const drafts = keysOf(all(questionId)).flatMap((key) => {
      const draft = read(key);
      return draft ? [{ key, draft }] : [];
    });
    const newest = drafts.toSorted((one, other) => other.draft.at - one.draft.at)[0];
    if (!newest) return undefined;
    localStorage.removeItem(newest.key);
    localStorage.setItem(own(questionId), JSON.stringify(newest.draft));
    return newest.draft;
  };
  return {
    of: (questionId) => read(own(questionId)) ?? adopt(questionId),
    keep: (questionId, draft) => {
      try {
        localStorage.setItem(own(questionId), JSON.stringify({ ...draft, at: Date.now() }));
        return true;
      } catch (error) {
        console.warn("This device could not keep a draft.", error);
        return false;
      }
    },
    forget: (questionId) => localStorage.removeItem(own(questionId)),
    forgetAll: () => {
      for (const key of keysOf(whole)) localStorage.removeItem(key);
    },
  };
};
