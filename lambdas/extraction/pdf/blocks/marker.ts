const bullet = /^(?:[•◦▪▫■□●○◆◇►▶▸‣⁃∙·✓✔➢➤❖★☆]|[-–—*o](?=\s))\s*(?=\S)/u;
const number =
  /^(?:\(?\p{Nd}{1,3}[.)]|\(?[a-zA-Z]\)|[a-h]\.|\(?[ivx]{1,4}\)|\[\p{Nd}{1,3}\]|[①-⑳]|\p{Nd}{1,2}[.)]\p{Nd}{1,2}[.)])\s+(?=\S)/u;

/** True for text that starts with a list marker. */
export const isItem = (text: string): boolean => bullet.test(text) || number.test(text);

export const hasBullet = (text: string): boolean => bullet.test(text);

/** The item's text, with its bullet normalised. */
export const itemText = (text: string): string =>
  bullet.test(text) ? `- ${text.replace(bullet, "")}` : text;

/** The list marker with the space after it; empty without one. */
export const markOf = (text: string): string => (bullet.exec(text) ?? number.exec(text))?.[0] ?? "";
