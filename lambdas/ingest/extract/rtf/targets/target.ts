import type { State } from "../state.ts";

/** Where the text of a group goes. */
export interface Target {
  add: (text: string, state: State) => void;
  /** The group ends, in the state it had. */
  end?: (state: State) => void;
  /** Where the text of a group within goes, if elsewhere. */
  child?: () => Target;
  /** Takes control words of its own; false for those that mean what they mean everywhere. */
  control?: (name: string, value: number | undefined) => boolean;
}

const mostCharacters = 100_000;

/** The words of a group, handed over as it ends. */
export function words(take: (text: string) => void): Target {
  let all = "";
  return {
    add: (text) => {
      if (all.length < mostCharacters) all += text;
    },
    end: () => take(all),
  };
}

export const nowhere: Target = { add: () => undefined };
