/** The toast after a code sample was copied. */
export const snippetCopied = "Code snippet copied to clipboard!";
