/**
 * The Content-Disposition of a download under this name (RFC 6266): the name itself in UTF-8 (RFC 8187), and one of
 * plain letters for those who cannot read that.
 */
export const asAttachment = (filename: string): string => {
  const name = filename.replace(/[\p{Cc}/\\]/gu, "_");
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(name)}`;
};

/** Also what encodeURIComponent leaves and RFC 8187 does not allow; a torn surrogate is no character. */
const percentEncoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
