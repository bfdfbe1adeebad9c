const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

const kilobytes = (bytes: number): string => format.format(Math.ceil(bytes / 1024));

/** "1,204 KB"; a file that is not empty has at least 1 KB. */
export const fileSize = (bytes: number): string => `${kilobytes(bytes)} KB`;

/** "880 of 2,310 KB". */
export const sentOf = (sent: number, bytes: number): string => `${kilobytes(sent)} of ${fileSize(bytes)}`;
