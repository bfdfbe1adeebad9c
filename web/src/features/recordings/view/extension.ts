/** The file name's end for a recorded type. */
export const extensionOf = (type: string): string => /^audio\/(\w+)/.exec(type)?.[1] ?? "webm";
