import { commonCharacters } from "./common-characters.ts";

type Language = keyof typeof commonCharacters;

const encodings: Array<{ encoding: string; language: Language }> = [
  { encoding: "shift_jis", language: "japanese" },
  { encoding: "euc-jp", language: "japanese" },
  { encoding: "gb18030", language: "simplified" },
  { encoding: "big5", language: "traditional" },
  { encoding: "euc-kr", language: "korean" },
  ...(["utf-16le", "utf-16be"] as const).flatMap((encoding) =>
    (["japanese", "simplified", "traditional", "korean"] as const).map((language) => ({
      encoding,
      language,
    })),
  ),
];

const common = new Map(
  Object.entries(commonCharacters).map(([language, characters]) => [language, new Set(characters)]),
);

/**
 * The double-byte encoding in which a text reads as everyday Japanese, Chinese or Korean, if there is one; UTF-16
 * among them, where nothing but ideographs leaves it without a zero byte.
 */
export function doubleByteEncoding(bytes: Uint8Array): string | undefined {
  let best: { encoding: string; score: number } | undefined;
  for (const { encoding, language } of encodings) {
    if (encoding.startsWith("utf-16") && bytes.length % 2 === 1) continue;
    const text = new TextDecoder(encoding).decode(bytes);
    const score = meanScore(text, language);
    if (score > (encoding.startsWith("utf-16") ? 0.75 : 0.45) && score > (best?.score ?? 0))
      best = { encoding, score };
  }
  return best?.encoding;
}

/** Mean over the characters beyond ASCII, up to 1; whatever could not be decoded weighs against it. */
function meanScore(text: string, language: Language): number {
  const characters = text.match(/\P{ASCII}/gu) ?? [];
  if (characters.length === 0) return 0;
  const kana = language === "japanese" && !characters.some((one) => /[ぁ-んァ-ヶ]/.test(one)) ? 0.15 : 0;
  const everyday = common.get(language) ?? new Set();
  const sum = characters.reduce((total, one) => total + scoreOf(one, language, everyday), 0);
  const glued = text.match(/[a-z]\p{Script=Han}|\p{Script=Han}[a-z]/gu)?.length ?? 0;
  return (sum - glued * 0.6) / characters.length - kana;
}

function scoreOf(character: string, language: Language, everyday: Set<string>): number {
  if (everyday.has(character)) return 1;
  if (/[\uFFFD\p{Co}\p{Cn}\p{Cc}]/u.test(character)) return -4;
  if (/[、。，！？：；「」『』（）《》【】“”·…—・〜～]/.test(character)) return 0.7;
  if (/[０-９Ａ-Ｚａ-ｚ％　]/.test(character)) return 0.5;
  if (/[ぁ-んァ-ヶー]/.test(character)) return language === "japanese" ? 0.95 : -0.2;
  if (/[가-힣]/.test(character)) return language === "korean" ? 0.75 : -1;
  if (/[\uFF61-\uFF9F]/.test(character)) return language === "japanese" ? 0.1 : -0.5;
  if (/\p{Script=Han}/u.test(character)) return language === "korean" ? -0.1 : levelOf(character, language);
  return /[①-⑳℃№€※■□●○◆◇★☆→←↑↓−×÷±°§]/.test(character) ? 0.4 : -0.5;
}

/** Ideographs of the first level of each standard are in wide use, the others are rare. */
function levelOf(character: string, language: Language): number {
  return firstLevel(language).has(character) ? 0.55 : 0;
}

const levels = new Map<Language, Set<string>>();

function firstLevel(language: Language): Set<string> {
  const found = levels.get(language);
  if (found) return found;
  const made = new Set(rowsOf(language));
  levels.set(language, made);
  return made;
}

function rowsOf(language: Language): string {
  if (language === "japanese") return decodedRows("euc-jp", [0xb0, 0xcf], [[0xa1, 0xfe]]);
  if (language === "simplified") return decodedRows("gb18030", [0xb0, 0xd7], [[0xa1, 0xfe]]);
  return decodedRows(
    "big5",
    [0xa4, 0xc6],
    [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  );
}

function decodedRows(
  encoding: string,
  [from, to]: [number, number],
  trails: Array<[number, number]>,
): string {
  const bytes: number[] = [];
  for (let lead = from; lead <= to; lead += 1)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes));
}
