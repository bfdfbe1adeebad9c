import type { Derivation } from "#shared/jobs/shapes.ts";
import { groundNames } from "./form/lawful/ground-names.ts";

/** The sentence that an owner reads about how criteria and questions came about; undefined if there is nothing. */
export const derivationWords = ({ notice, left_out }: Derivation): string | undefined => {
  const [first, ...others] = left_out;
  if (!first) return notice;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const left = `“${first.text}”${more} became no criterion, because nobody may be judged by ${groundNames[first.ground]}.`;
  return notice ? `${left} ${notice}` : left;
};
