import { quotableText } from "#platform/models/builtin/furniture/quotable.ts";
import type { Match, Search } from "#platform/search/port.ts";

/** Passages to ask for where some of the best ones have no content: a bibliography names what its page is about. */
const further = 3;

/** A search that leaves out passages without content for the question, such as lists of references and menus. */
export const contentOnly = (search: Search, question: string): Pick<Search, "keyword" | "nearest"> => {
  const known = new Map<string, boolean>();
  const hasContent = ({ passage }: Match): boolean => {
    const isKnown = known.get(passage.id) ?? quotableText(passage, question).trim() !== "";
    known.set(passage.id, isKnown);
    return isKnown;
  };
  const filtered = async (ask: (limit: number) => Promise<Match[]>, limit: number): Promise<Match[]> => {
    const found = await ask(limit);
    const kept = found.filter(hasContent);
    if (kept.length === found.length || found.length < limit) return kept;
    return (await ask(limit * further)).filter(hasContent).slice(0, limit);
  };
  return {
    keyword: ({ limit, ...query }) => filtered((most) => search.keyword({ ...query, limit: most }), limit),
    nearest: ({ limit, ...query }) => filtered((most) => search.nearest({ ...query, limit: most }), limit),
  };
};

/** A candidate with the text that the question may be answered from, to be matched instead of the passage's own. */
export const withContent =
  (question: string) =>
  <Candidate extends Pick<Match, "passage">>(candidate: Candidate): Candidate => {
    const text = quotableText(candidate.passage, question);
    return text === candidate.passage.text
      ? candidate
      : { ...candidate, passage: { ...candidate.passage, text } };
  };
