import type { Mark, MarkLevel, Quote } from "#shared/candidates/shapes.ts";
import type { GivenAnswer } from "./engine.ts";
import type { Evidence } from "./evidence.ts";
import { redacted } from "./redact/redact.ts";

/** A mark as a model proposes it. */
export interface Proposed {
  criterion_id: string;
  level: MarkLevel;
  quote: string;
}

interface Anchoring {
  /** The mark that counts if the proposal has no proof, and that no proposal exceeds. */
  builtIn: Mark;
  /** The sentences that are the applicant's own words about work. */
  evidence: Evidence[];
  answers: GivenAnswer[];
  person: { applicant_name: string; applicant_email: string; applicant_phone: string };
}

const order: MarkLevel[] = ["none", "mentioned", "described", "shown"];

/**
 * The mark of a criterion after a model's proposal, never above the built-in one, however well the model was talked to.
 * Undefined without a sentence of the applicant that is found as it was quoted: the built-in mark counts then.
 */
export const anchored = (proposed: Proposed | undefined, anchoring: Anchoring): Mark | undefined => {
  const { builtIn } = anchoring;
  if (!proposed) return undefined;
  if (proposed.level === "none")
    return { ...builtIn, level: lower(builtIn.level, "mentioned"), ...without(builtIn) };
  const found = sentenceOf(proposed.quote, anchoring);
  if (!found) return undefined;
  const level = lower(proposed.level, builtIn.level);
  if (level === "none" || !isProof(found, level)) return { ...builtIn, level };
  const { text, answer, start, end } = found;
  const quote: Quote = { text, answer, start, end };
  return { ...builtIn, level, quote };
};

/** A sentence that shows less than the mark says leaves the built-in quote. */
const isProof = (found: Evidence, level: MarkLevel): boolean => lower(levelOfForm(found), level) === level;

/** A model that sees no evidence lowers a built-in mark, which goes by words, to a mention at most. */
const without = ({ level, quote }: Mark): Partial<Mark> => (level === "none" || !quote ? {} : { quote });

const lower = (one: MarkLevel, other: MarkLevel): MarkLevel =>
  order.indexOf(one) < order.indexOf(other) ? one : other;

const levelOfForm = ({ form }: Evidence): MarkLevel => {
  if (form.isNever || form.isQuestion) return "none";
  if (!form.isDeed) return "mentioned";
  return form.hasProof ? "shown" : "described";
};

/** The sentence that a quote is from: models see redacted answers, and shorten what they quote. */
const sentenceOf = (quote: string, { evidence, person }: Anchoring): Evidence | undefined => {
  const wanted = plain(quote);
  if (wanted.length < leastLetters) return undefined;
  return evidence.find(({ text }) => {
    const own = plain(text);
    const seen = plain(redacted(text, person));
    return (
      own.includes(wanted) || seen.includes(wanted) || (wanted.includes(seen) && seen.length >= leastLetters)
    );
  });
};

const leastLetters = 8;

/** Small letters and figures alone: a quote's marks and spaces may differ. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
