/** The address as a link that opens a mail to it. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;

/** The number as a link that calls it (RFC 3966); an extension is left to the caller. */
export const phoneTo = (phone: string): string => {
  const [number = ""] = phone.split(/[x#]/i);
  return `tel:${number.replace(/\(0\)/, "").replaceAll(/[^\d+]/g, "")}`;
};
