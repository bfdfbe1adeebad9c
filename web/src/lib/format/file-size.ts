import { locale } from "./locale.ts";

const kilobytes = (bytes: number): string => Math.ceil(bytes / 1024).toLocaleString(locale());

/** "1,204 KB"; a file that is not empty has at least 1 KB. */
export const fileSize = (bytes: number): string => `${kilobytes(bytes)} KB`;

/** "880 of 2,310 KB". */
export const sentOf = (sent: number, bytes: number): string => `${kilobytes(sent)} of ${fileSize(bytes)}`;
