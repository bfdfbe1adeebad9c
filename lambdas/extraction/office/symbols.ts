const greek = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ";
const small = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ";

const symbols: Record<number, string> = {
  163: "≤",
  165: "∞",
  171: "↔",
  172: "←",
  173: "↑",
  174: "→",
  175: "↓",
  176: "°",
  177: "±",
  178: "″",
  179: "≥",
  180: "×",
  181: "∝",
  182: "∂",
  183: "•",
  184: "÷",
  185: "≠",
  186: "≡",
  187: "≈",
  188: "…",
  198: "∅",
  199: "∩",
  200: "∪",
  201: "⊃",
  202: "⊇",
  204: "⊂",
  205: "⊆",
  206: "∈",
  207: "∉",
  208: "∠",
  209: "∇",
  210: "®",
  211: "©",
  212: "™",
  213: "∏",
  214: "√",
  215: "⋅",
  216: "¬",
  217: "∧",
  218: "∨",
  219: "⇔",
  220: "⇐",
  222: "⇒",
  229: "∑",
  242: "∫",
  162: "′",
  164: "⁄",
  34: "∀",
  36: "∃",
  39: "∋",
  64: "≅",
  92: "∴",
  94: "⊥",
  126: "∼",
};

const dingbats: Record<number, string> = {
  40: "☎",
  42: "✉",
  74: "☺",
  76: "☹",
  108: "●",
  110: "■",
  111: "☐",
  113: "☐",
  114: "☐",
  117: "◆",
  118: "❖",
  159: "•",
  167: "▪",
  168: "☐",
  216: "➢",
  223: "←",
  224: "→",
  225: "↑",
  226: "↓",
  232: "➔",
  239: "⇦",
  240: "⇨",
  251: "✗",
  252: "✓",
  253: "☒",
  254: "☑",
};

/** Unicode character for a code of the Symbol or Wingdings font; empty for other symbols. */
export const symbolOf = (code: number, font: string): string => {
  const byte = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
  if (/wingdings/i.test(font)) return dingbats[byte] ?? "";
  if (/symbol/i.test(font)) {
    if (byte >= 0x41 && byte <= 0x5a) return [...greek][byte - 0x41] ?? "";
    if (byte >= 0x61 && byte <= 0x7a) return [...small][byte - 0x61] ?? "";
    return symbols[byte] ?? (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "");
  }
  return code >= 0xe000 && code <= 0xf8ff ? "" : String.fromCodePoint(code);
};
