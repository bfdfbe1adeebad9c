let latest: string | undefined;

/** The clipboard is one for all pages of a browser, so a page remembers what it put there itself. */
export const rememberCopied = (): void => {
  navigator.clipboard.writeText = async (text) => {
    latest = text;
  };
};

/** The text that the page put into the clipboard last. */
export const copied = (): string | undefined => latest;
