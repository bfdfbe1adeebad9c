const most = 5;
const longest = 200;

/** Appends the link addresses that a text does not show. */
export const withLinks = (text: string, addresses: Iterable<string>): string => {
  const shown = text.toLowerCase();
  const hidden = [...new Set(addresses)].map(readable).filter((address) => address && !isIn(shown, address));
  return text.trim() && hidden.length > 0 ? `${text.trimEnd()} (${hidden.slice(0, most).join(", ")})` : text;
};

const readable = (address: string): string => {
  if (/^mailto:/i.test(address)) return decoded(address.slice(7).split("?")[0] ?? "");
  return /^(https?|ftp):\/\/\S+$/i.test(address) && address.length <= longest ? address : "";
};

const isIn = (shown: string, address: string) =>
  shown.includes(
    address
      .toLowerCase()
      .replace(/^\w+:\/\/(www\.)?/, "")
      .replace(/\/$/, ""),
  );

const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
};
