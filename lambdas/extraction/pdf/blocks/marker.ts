const bullet = /^(?:[•◦▪▫■□●○◆◇►▶▸‣⁃∙·✓✔➢➤❖★☆]|[-–—*o](?=\s))\s*(?=\S)/u;
const number =
  /^(?:\(?\p{Nd}{1,3}[.)]|\(?[a-zA-Z]\)|[a-h]\.|\(?[ivx]{1,4}\)|\[\p{Nd}{1,3}\]|[①-⑳]|\p{Nd}{1,2}[.)]\p{Nd}{1,2}[.)])\s+(?=\S)/u;

/** A line that begins an item of a list. */
export const isItem = (text: string): boolean => bullet.test(text) || number.test(text);

export const hasBullet = (text: string): boolean => bullet.test(text);

/** The item's text with one kind of bullet. */
export const itemText = (text: string): string =>
  bullet.test(text) ? `- ${text.replace(bullet, "")}` : text;

/** The mark of an item, with what parts it from its text; empty where there is none. */
export const markOf = (text: string): string => (bullet.exec(text) ?? number.exec(text))?.[0] ?? "";
