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

/** Level of a heading role, from 1; undefined for other roles. */
export const headingLevel = (role: string): number | undefined => {
  const own = /^H([1-6])?$/i.exec(role);
  if (own) return Number(own[1] ?? 1);
  return role === "Title" ? 1 : undefined;
};

/** True for elements that contain one text block. */
export const isText = (role: string): boolean => texts.has(role) || headingLevel(role) !== undefined;
