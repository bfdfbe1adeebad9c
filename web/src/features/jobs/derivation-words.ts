import type { Derivation } from "#shared/jobs/shapes.ts";
import { anyOf, groundNames } from "./form/lawful/ground-names.ts";

/** The sentence that an owner reads about how criteria and questions came about; undefined if there is nothing. */
export const derivationWords = ({ notice, left_out }: Derivation): string | undefined => {
  const [first, ...others] = left_out;
  if (!first) return notice;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const grounds = new Set(left_out.map(({ ground }) => groundNames[ground]));
  const lawful = new Set(left_out.flatMap((one) => one.lawful.slice(0, 1)).map((text) => `“${text}”`));
  const sentences = [
    `“${first.text}”${more} became no criterion, because nobody may be judged by ${anyOf([...grounds])}.`,
    lawful.size > 0 && `Lawful instead: ${anyOf([...lawful])}.`,
    notice,
  ];
  return sentences.filter(Boolean).join(" ");
};
