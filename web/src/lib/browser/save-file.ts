/** Saves a file in the reader's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
