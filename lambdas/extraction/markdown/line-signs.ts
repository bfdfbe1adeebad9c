/** What a line of Markdown begins, by its own looks. */
export const isBlank = (line: string) => line.trim() === "";

export const fenceOf = (line: string) => /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];

export const headingOf = (line: string) =>
  /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line.slice(0, 2000));

export const isRule = (line: string) =>
  /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line.slice(0, 500));

export const isQuote = (line: string) => /^ {0,3}>/.test(line);

export const itemOf = (line: string) =>
  /^( {0,3})([-*+]|\d{1,9}[.)])(?:( {1,4}|\t)(?=\S)|[ \t]*$|( {5,}))/.exec(line);

export const isHtml = (line: string) =>
  /^ {0,3}<(?:!--|\/?(?:address|article|aside|blockquote|body|center|details|dialog|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|meta|nav|ol|option|p|picture|pre|script|search|section|source|style|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$))/i.test(
    line,
  );

export const isTableRule = (line: string) =>
  line.includes("-") && /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*){0,500}\|?[ \t]*$/.test(line);

export const footnoteOf = (line: string) => /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*(.*)$/.exec(line);

export const definitionOf = (line: string) =>
  /^ {0,3}\[([^\]^][^\]]{0,200})\]:[ \t]*\S+/.exec(line.slice(0, 3000));

/** Ends the paragraph above it. */
export const isInterruption = (line: string): boolean => {
  if (fenceOf(line) || headingOf(line) || isRule(line) || isQuote(line) || isHtml(line)) return true;
  const item = itemOf(line);
  return (
    item !== null && line.trim().length > (item[2] ?? "").length && /^([-*+]|1[.)])$/.test(item[2] ?? "")
  );
};
