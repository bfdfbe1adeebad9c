import { occurrencesOf } from "./occurrences.ts";

/** Between a role and the name of who has it: "Chair: Ann Berg", "our chair is Ann Berg", "the landlord, Linden Ltd". */
const toName =
  /^(?:s?\s?[:–—]\s?|\s?,\s|\s(?:is|are|was|were|ist|sind|war|est|sont|es|son|è|sono|é|jest|este|είναι)\s|\s)(?:(?:the|our|[Mm]rs?|[Mm]s|[Dd]r|[Pp]rof|Herr|Frau|M|Mme|[Ss]ra?)\.?\s)?\p{Lu}\p{L}/u;
/** Between a name and its role: 'Linden Ltd ("the Landlord")', "Ann Berg, chair of the board", "Ann Berg is the chair". */
const fromName =
  /\p{Lu}[\p{L}\p{M}.'’&-]+\)?(?:\s?[,:–—]\s|\s(?:is|was|are|were|ist|war|est|était|es|era|è|é|jest|este)\s|\s?\()(?:as\s)?["“«„‘]?(?:(?:[Tt]he|[Oo]ur|[Dd]er|[Dd]ie|[Ll][ea]|[Ee]l|[Ii]l|o|[Dd]e|an?|co-)\s?)?(?:\p{L}+\s){0,2}$/u;

const longest = 80;

/** Offsets at which a text names who has a role. */
export const findHolders = (role: string, text: string): number[] => {
  const sought = head(role.trim());
  return occurrencesOf(sought, text).filter((at) => {
    const before = text.slice(Math.max(0, at - longest), at);
    const after = text.slice(at + sought.length, at + sought.length + longest);
    return !/^\p{L}{2}/u.test(after) && (fromName.test(before) || toName.test(after));
  });
};

/** "founder chairman" of "founder chairman of Reliance". */
const head = (role: string): string =>
  role.replace(/\s(?:of|at|for|in|from|von|der|des|du|de|del|della|da|do|van)\s.*$/u, "");
