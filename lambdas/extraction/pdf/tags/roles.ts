const inline = new Set([
  "Span",
  "Quote",
  "Reference",
  "BibEntry",
  "Code",
  "Link",
  "Annot",
  "Ruby",
  "RB",
  "RT",
  "RP",
  "Warichu",
  "WT",
  "WP",
  "Em",
  "Strong",
  "Sub",
  "Lbl",
  "LBody",
  "Formula",
  "Form",
  "NonStruct",
  "Private",
]);
const texts = new Set([
  "P",
  "Caption",
  "TOCI",
  "Note",
  "FENote",
  "LI",
  "TD",
  "TH",
  "BibEntry",
  "Aside",
  "Index",
  "Figure",
]);

export const isInline = (role: string): boolean => inline.has(role);

/** Depth of a heading from 1, or undefined where the role is none. */
export function headingLevel(role: string): number | undefined {
  const own = /^H([1-6])?$/i.exec(role);
  if (own) return Number(own[1] ?? 1);
  return role === "Title" ? 1 : undefined;
}

/** Elements that hold one piece of text. */
export const isText = (role: string): boolean => texts.has(role) || headingLevel(role) !== undefined;
