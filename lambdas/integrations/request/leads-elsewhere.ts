/**
 * Whether some server would read a segment of a path, as it is meant, as none or as a step up: after decoding it once
 * or repeatedly, normalising its characters, taking "\" for "/", or dropping what stands behind ";", "?" or "#".
 */
export const leadsElsewhere = (segment: string): boolean => {
  const [path = ""] = plain(segment).split(/[?#]/);
  const parts = path.split(slashes).map((part) => part.split(";")[0] ?? "");
  return parts.every((part) => part === "") || parts.some((part) => /^\.+$/.test(part));
};

/** Windows turns U+2044, U+2215 and U+2216 into slashes where it converts to its code pages. */
const slashes = /[/\\\u2044\u2215\u2216]/;

const plain = (text: string): string => {
  const next = decoded(text)
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/gu, "");
  return next === text ? text : plain(next);
};

const decoded = (text: string): string =>
  text
    // UTF-8 in two bytes where one is enough (RFC 3629, 10), and Microsoft's %u002e
    .replace(/%c([01])%([89ab][\da-f])/gi, (_, high: string, low: string) =>
      String.fromCharCode((Number(high) << 6) | (Number.parseInt(low, 16) & 0x3f)),
    )
    .replace(/%u([\da-f]{4})/gi, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
    .replace(/(?:%[\da-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
