/**
 * The text with raised and lowered figures, fractions and numbers in circles set apart from other figures, which Unicode's
 * compatibility forms would join: "49¹" would be 491, "2½" 21⁄2.
 */
export const partedFigures = (text: string): string =>
  special.test(text) ? text.replace(/(\p{Nd})(?=\p{No})|(\p{No})(?=\p{Nd})/gu, "$& ") : text;

const special = /\p{No}/u;
