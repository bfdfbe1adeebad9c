/**
 * A value without what protects it from spreadsheets: ="00123" and '00123 are written so that leading zeros stay and
 * nothing is calculated.
 */
export const unprotected = (cell: string): string => {
  const formula = /^\s*="((?:[^"]|"")*)"\s*$/.exec(cell)?.[1];
  if (formula !== undefined) return formula.replaceAll('""', '"');
  return cell.replace(/^'(?=[=+@-]|0\d|\d{5})(?=[^']*$)/, "");
};
