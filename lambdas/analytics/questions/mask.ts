const hidden: [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, "[e-mail]"],
  [/https?:\/\/\S+/giu, "[address]"],
  // telephone, order and card numbers: five digits and more, with the signs that people write between them
  [/\+?\p{N}(?:[\s()./-]*\p{N}){4,}/gu, "[number]"],
];

/** A question without addresses and long numbers, which name a person or an order. */
export const masked = (question: string): string =>
  hidden
    .reduce((text, [pattern, name]) => text.replace(pattern, name), question)
    .replace(/\s+/g, " ")
    .trim();
