/** The SHA-256 of a file in lower-case hexadecimal digits; undefined where the browser offers none (not over HTTPS). */
export const sha256Of = async (file: File): Promise<string | undefined> => {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
