import type { Ledger } from "../killed/ledger.ts";
import { deeds, type Scene } from "../killed/operations.ts";
import type { Installation } from "./installation.ts";
import type { Place } from "./kinds.ts";
import { drained } from "./outcome.ts";

/** What a person does, one thing after another; where it says so, they wait until all is read. */
const stories = {
  documents: ["upload", "upload", "wait", "replace", "wait", "readAgain", "removeDocument", "upload"],
  talks: ["upload", "wait", "createWidget", "ask", "publish", "askPublic", "ask", "askPublic"],
  settings: ["createWidget", "rename", "publish", "rename", "publish", "removeWidget", "create"],
} as const satisfies Record<string, (keyof typeof deeds | "wait")[]>;
export type Story = keyof typeof stories;
export const storyNames = Object.keys(stories) as Story[];

/** What fails is left as it is, but a chatbot there must be. */
export const play = async (
  installation: Installation,
  ledger: Ledger,
  { story, ...scene }: Scene & { story: Story },
): Promise<void> => {
  const attempt = (deed: keyof typeof deeds) =>
    installation.plan.during(() => deeds[deed](ledger, scene)).catch(() => undefined);
  for (let time = 0; time < 8 && ledger.chatbots.length === 0; time++) await attempt("create");
  for (const step of stories[story]) await (step === "wait" ? drained(installation) : attempt(step));
};

/** Those that reach a place, by the calls that were counted. */
export const reaching = (place: Place, calls: ReadonlyMap<Story, ReadonlyMap<Place, number>>): Story[] =>
  storyNames.filter((story) => calls.get(story)?.has(place));
