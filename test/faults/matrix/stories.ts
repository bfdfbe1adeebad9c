import type { Ledger } from "../killed/ledger.ts";
import { operations, type Setup } from "../killed/operations.ts";
import type { Installation } from "./installation.ts";
import type { Place } from "./kinds.ts";
import { drained } from "./outcome.ts";

/** A person's operations, one after another; "wait" waits until all documents are processed. */
const stories = {
  documents: ["upload", "upload", "wait", "replace", "wait", "readAgain", "removeDocument", "upload"],
  conversations: ["upload", "wait", "createWidget", "ask", "publish", "askPublic", "ask", "askPublic"],
  settings: ["createWidget", "rename", "publish", "rename", "publish", "removeWidget", "create"],
} as const satisfies Record<string, (keyof typeof operations | "wait")[]>;
export type Story = keyof typeof stories;
export const storyNames = Object.keys(stories) as Story[];

/** A failed operation is not repeated, except creating the first chatbot. */
export const play = async (
  installation: Installation,
  ledger: Ledger,
  { story, ...setup }: Setup & { story: Story },
): Promise<void> => {
  const attempt = (operation: keyof typeof operations) =>
    installation.plan.during(() => operations[operation](ledger, setup)).catch(() => undefined);
  for (let time = 0; time < 8 && ledger.chatbots.length === 0; time++) await attempt("create");
  for (const step of stories[story]) await (step === "wait" ? drained(installation) : attempt(step));
};

/** The stories that call a place, by the counted calls. */
export const reaching = (place: Place, calls: ReadonlyMap<Story, ReadonlyMap<Place, number>>): Story[] =>
  storyNames.filter((story) => calls.get(story)?.has(place));
