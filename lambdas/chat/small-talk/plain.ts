const letters: Record<string, string> = { ł: "l", ø: "o", æ: "ae", đ: "d", ı: "i", ß: "ss", ة: "ه", ى: "ي" };

/** Normalises a text for comparing phrases: lower case, without diacritics, punctuation and emoji. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670]/g, "")
    .normalize("NFC")
    .replace(/['’]s\b/g, "s")
    .replace(/[łøæđıßةى]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
