/** Each channel of a colour that cannot be told from white paper. */
const lightest = 0xf8;

/** True for "FFFFFF" and colours that look like it. */
export const isNearWhite = (hexadecimal: string): boolean =>
  /^[\da-f]{6}$/i.test(hexadecimal) &&
  [0, 2, 4].every((at) => Number.parseInt(hexadecimal.slice(at, at + 2), 16) >= lightest);
