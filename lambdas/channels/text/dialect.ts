/** A piece of text with one look. */
export interface Run {
  text: string;
  isBold?: boolean;
  isItalic?: boolean;
  isCode?: boolean;
  /** An address of the web. */
  href?: string;
}

/** How a platform writes text. */
export interface Dialect {
  /** The characters of a message at most. */
  limit: number;
  /** A run with its marks, and everything else escaped. */
  run(run: Run): string;
  /** Lines of code. */
  code(text: string): string;
}

/** Longer addresses take too much of a message. */
const maxAddressLength = 1000;

/** An address as a link may hold it; undefined for anything but a web address. */
export const webAddress = (text: string | undefined): string | undefined => {
  const url = text === undefined ? null : URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > maxAddressLength) return undefined;
  return url.href.replace(
    /[()<>|"'\\`*_~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
};
