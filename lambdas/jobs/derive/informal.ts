/** Whether a German text says "du" to its reader; other languages have one form for all. */
export const isAddressedInformally = (text: string): boolean =>
  /(?<!\p{L})(?:du|dich|dir|dein(?:e[rnms]?)?)(?!\p{L})/iu.test(text) &&
  !/(?<=\p{Ll} )(?:Sie|Ihnen|Ihre[rnms]?)(?!\p{L})/u.test(text);
