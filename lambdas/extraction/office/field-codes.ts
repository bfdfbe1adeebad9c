/** Address of a HYPERLINK field. Format of field codes: ECMA-376 part 1, 17.16. */
export const linkOf = (code: string): string | undefined => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1];

/** Fields that show the number of a page or of all pages. */
export const isPageNumber = (code: string): boolean => /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(code);
