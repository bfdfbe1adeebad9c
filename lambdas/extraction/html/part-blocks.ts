import type { Draft } from "../blocks/block.ts";
import type { Context } from "./context.ts";
import type { Node } from "./page-text.ts";

type Flow = (nodes: Node[], context: Context) => Draft[];

/**
 * Blocks of a part that opens and closes, whose own heading has the level. Headings in it lie below that one, and a draft
 * without text ends them, so that what follows the part does not stand below its heading.
 */
export function partBlocks(nodes: Node[], level: number, context: Context, flow: Flow): Draft[] {
  const drafts = flow(nodes, { ...context });
  if (drafts.length === 0) return [];
  const inner = drafts.filter(({ type }, at) => type === "heading" && (at > 0 || level === context.level));
  const highest = inner.reduce((least, one) => Math.min(least, one.level ?? 1), Number.POSITIVE_INFINITY);
  const shift = Math.max(0, level + 1 - highest);
  const lowered = drafts.map((draft) =>
    shift > 0 && inner.includes(draft) ? { ...draft, level: (draft.level ?? 1) + shift } : draft,
  );
  return [...lowered, { type: "note", text: "", closes: level }];
}

/** The level of the heading that is open after some blocks. */
export function levelAfter(drafts: Draft[], before: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { type, level = 1, closes } of drafts.toReversed()) {
    if (closes !== undefined) least = Math.min(least, closes);
    if (type === "heading" && level < least) return level;
  }
  return before;
}

/** Without the drafts that only end headings: the next one says so itself. */
export function withoutEnds(drafts: Draft[]): Draft[] {
  let closes: number | undefined;
  return drafts.flatMap((draft): Draft[] => {
    if (draft.closes !== undefined && !draft.text) {
      closes = Math.min(closes ?? draft.closes, draft.closes);
      return [];
    }
    const ended = closes === undefined || !draft.text.trim() ? draft : { ...draft, closes };
    if (draft.text.trim()) closes = undefined;
    return [ended];
  });
}
