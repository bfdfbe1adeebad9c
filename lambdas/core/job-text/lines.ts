/** A line of a posting without its bullet. */
export interface Line {
  text: string;
  isBullet: boolean;
  /** Marked as a heading: by signs of Markdown, by brackets, or by bold letters alone. */
  isMarked: boolean;
}

const bullet =
  /^(?:[-–—•*·▪◦‣✓✔✅➢➤→►▶○●★☐☑■□◆◇・※»>+]\s*(?=\S)|\[[ x]?\]\s*|\(?\d{1,2}[.)、]\s*(?=\D)|\(?[a-h]\)\s+|[①-⑳]\s*)/u;

/** The lines of a text; tags of HTML end one or are dropped. */
export const linesOf = (text: string): Line[] =>
  text
    .replaceAll(/<(script|style)\b[^<>]{0,200}>[^<]{0,2000}<\/\1>/giu, "")
    .replaceAll(/<\/?(?:li|p|br|ul|ol|div|h[1-6]|tr)\b[^<>]{0,100}>/giu, "\n")
    .replaceAll(/<\/?[a-z][^<>]{0,200}>/giu, "")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => lineOf(line.replaceAll(/[\p{Cf}\s]+/gu, " ").trim()));

const lineOf = (line: string): Line => {
  const marked =
    /^#{1,6} |^\*\*[^*]+\*\*[:：]?$|^__[^_]+__[:：]?$|^[【［[《〈][^】］\]》〉]+[】］\]》〉][:：]?$|^[■◆▼▽] ?[^。]{1,20}$/u;
  const isMarked = marked.test(line);
  const bare = line.replace(/^#{1,6} /u, "").replaceAll(/\*\*|__|^[【［[《〈]|[】］\]》〉](?=[:：]?$)/gu, "");
  const text = bare.replace(bullet, "").trim();
  return { text, isBullet: !isMarked && text !== bare.trim(), isMarked };
};
