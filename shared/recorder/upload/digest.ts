/** The SHA-256 in lower-case hexadecimal digits. Pages that may record are secure, so they have it. */
export const digestOf = async (bytes: Blob): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
