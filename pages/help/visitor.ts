const key = "docent.visitor";

/** A random identifier that this browser keeps, so that its votes and views count once. */
export const visitor = (): string => {
  const fresh = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  try {
    const kept = localStorage.getItem(key) ?? fresh;
    localStorage.setItem(key, kept);
    return kept;
  } catch {
    // without storage a visit has an identifier of its own
    return fresh;
  }
};
