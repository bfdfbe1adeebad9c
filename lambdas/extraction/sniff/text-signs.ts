const sampleLength = 100_000;

/** True for JSON or JSON Lines. A single word or number is text. */
export const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false;
  if (parses(text)) return true;
  const lines = text
    .slice(0, sampleLength)
    .split(/\r?\n/, 4)
    .filter((line) => line.trim());
  return lines.length > 1 && lines.slice(0, 2).every((line) => /^\s*[[{]/.test(line) && parses(line));
};

const parses = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** True for a web page saved as MHTML. */
export const isSavedPage = (start: string): boolean => {
  const header = start.slice(0, start.search(/\r?\n\r?\n/) >>> 0);
  return /^[\w-]+:/.test(header) && /^content-type:\s*multipart\/related\b/im.test(header);
};

/** True if the text has at least one HTML tag. */
export const isTagged = (text: string): boolean =>
  /<\/?(p|br|div|span|a|b|i|u|h[1-6]|ul|ol|li|table|tr|td|th|img|body|html|head|title|meta|strong|em|font|center|pre|section|article|main|dl|dt|dd|form|hr|blockquote|frameset|frame)(\s[^<>]*)?\/?>/i.test(
    text.slice(0, sampleLength),
  );

/** True for headings, table rules or fences that plain text hardly has by chance. */
export const isMarkdown = (text: string): boolean => {
  const sample = text.slice(0, sampleLength);
  if (
    /^[ \t]{0,20}\|?[ \t]{0,20}:?-{3,50}:?[ \t]{0,20}(\|[ \t]{0,20}:?-{3,50}:?[ \t]{0,20}){1,50}\|?[ \t]{0,20}$/m.test(
      sample,
    )
  )
    return true;
  const headings = sample.match(/^#{2,6} +\S.*$/gm)?.length ?? 0;
  const links = sample.match(/\[[^\]\n]{1,200}\]\(https?:[^)\s]+\)/g)?.length ?? 0;
  const fences = sample.match(/^```/gm)?.length ?? 0;
  return headings > 1 || (headings > 0 && links > 0) || links > 2 || (fences > 1 && fences % 2 === 0);
};

/** True if the first lines have equal numbers of tabs, semicolons or commas. */
export const isDelimited = (start: string): boolean => {
  const lines = start
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .slice(0, 5);
  return ["\t", ";", ","].some((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length);
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0]);
  });
};
