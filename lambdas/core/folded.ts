/** Small letters of one composition: searches compare such texts. */
export const folded = (text: string): string => text.normalize("NFC").toLowerCase();
