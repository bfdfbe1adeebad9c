const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** A full stop that ends no sentence: "z. B.", "mind. 3 Jahre", "e.g." */
const abbreviation =
  /(?<![\p{L}\p{N}])(?:\p{L}|mind|min|max|ca|env|ex|aprox|bzw|inkl|ggf|evtl|sog|u\.a|z\.b|d\.h|e\.g|i\.e|etc|vs|approx|incl|resp|bv|o\.a|np|m\.in|tzn|ok|p\.ej|ej|ad|es|ecc|örn|vb|nr|no|st|dr|mr|mrs|ms|prof|tel|abt)\.\s*$/iu;

/** The sentences of a line of a posting, and the parts that semicolons divide. */
export const sentencesOf = (line: string): string[] => {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences
    .flatMap(partsOf)
    .map((text) => text.trim())
    .filter(Boolean);
};

const partsOf = (sentence: string): string[] => {
  const parts = sentence.split(/[;；؛]\s*/u);
  return parts.every((part) => part.trim().length === 0 || part.trim().length >= 4) ? parts : [sentence];
};
