const segmenters = new Map<string, Intl.Segmenter>();

/** Splits a paragraph into sentences by the rules of its script; abbreviations end none. Lines are joined. */
export const sentencesOf = (paragraph: string): string[] => {
  const text = oneLine(paragraph);
  if (isThai(text)) return thaiSentences(text);
  const sentences: string[] = [];
  let begun = "";
  for (const { segment } of segmenterFor(text).segment(text)) {
    if (begun && !isAbbreviation(begun, segment)) {
      sentences.push(begun.trim());
      begun = "";
    }
    begun += segment;
  }
  return [...sentences, begun.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};

export const isEnded = (text: string): boolean => /[.!?。！？؟।۔…;；][)"”»’'」』）\]]*$/u.test(text);

export const isThai = (text: string): boolean => /\p{sc=Thai}{3}/u.test(text);

/** Greek ends questions with a semicolon. */
const segmenterFor = (text: string): Intl.Segmenter => {
  const locale = /\p{sc=Greek}{3}/u.test(text) ? "el" : "en";
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "sentence" });
  segmenters.set(locale, known);
  return known;
};

const thaiLength = 60;
const maxThai = 140;
const thaiGoesOn = /^(?:\p{N}|\p{L}{1,3}$|และ|หรือ|แต่|ที่|ซึ่ง|โดย|เพื่อ|เวลา|เป็น|ถึง|จน|ใน|ของ|ๆ|น\.|บาท)/u;

/** Thai separates sentences by spaces, but also has spaces around numbers and before connectives. */
const thaiSentences = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.split(" ")) {
    const last = sentences.at(-1);
    if (last === undefined || isThaiEnd(last, part)) sentences.push(part);
    else sentences[sentences.length - 1] = `${last} ${part}`;
  }
  return sentences;
};

const isThaiEnd = (begun: string, next: string): boolean =>
  begun.length >= maxThai || (begun.length >= thaiLength && !thaiGoesOn.test(next) && !/\p{N}$/u.test(begun));

/** Replaces line breaks by spaces, or by nothing in scripts without spaces. */
const oneLine = (text: string): string =>
  text
    .replace(/(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}。、，])\s*\n\s*/gu, "")
    .replace(/\s+/g, " ")
    .trim();

/** Abbreviations that never end a sentence. */
const always =
  "e\\.g|i\\.e|approx|med|phil|rer|nat|jur|habil|dipl|vs|mr|mrs|ms|dr|dra|prof|st|ing|inc|ltd|cf|jr|sr|gen|col|rev|hon|mt|ca|bzw|vgl|evtl|ggf|inkl|zzgl|mind|str|" +
  "sra?|srta|ud|uds|vd|núm|pág|ej|av|avda|mme|mlle|env|min|max|sig|dott|ecc|tel|stra|exc|nr|blz|bijv|" +
  "т\\.\\s?е|т\\.\\s?к|т\\.\\s?н|напр|ул|им|тыс|млн|руб|см|стр|гр|др|κ|κα|π\\.χ|δηλ|τηλ|βλ|örn|bkz|cad|sok|tsk|nr|tp|डॉ|श्री|د";
/** Abbreviations before a number: "No. 5", "Art. 3". */
const beforeNumbers = "no|nos|nr|n|art|abs|p|pp|s|fig|abb|vol|kap|ch|sec|cap|ст|п|рис|гл|№|αρ|σελ|madde|đ";

const endsShort = new RegExp(`(?:^|[\\s(«„“"'’.])(?:${always}|\\p{L}(?<!\\p{N}\\s?\\p{Ll}))\\.\\s*$`, "iu");
const endsBeforeNumber = new RegExp(`(?:^|[\\s(])(?:${beforeNumbers})\\.\\s*$`, "iu");
const listNumber = /^(?:[§№]\s?)?\(?\p{N}{1,3}(?:\.\p{N}{1,2})*[.)]\s*$|[§№]\s?\p{N}+\.\s*$/u;
const ordinal = /(?<![\p{N}.,])\p{N}{1,2}\.\s*$/u;
const counted =
  /^(?:Jahrhundert|Stock|Etage|Klasse|Auflage|Weltkrieg|Kapitel|Lebensjahr|Tag|Woche|Monat|Quartal|[A-ZÄÖÜ]\p{Ll}+(?:ber|uar)\b|März|April|Mai|Juni|Juli|August)/u;

/** Whether the full stop that `begun` ends with does not end a sentence, judged by the `next` text. */
const isAbbreviation = (begun: string, next: string): boolean =>
  endsShort.test(begun) ||
  listNumber.test(begun) ||
  (endsBeforeNumber.test(begun) && /^\p{N}/u.test(next)) ||
  (ordinal.test(begun) && counted.test(next)) ||
  /^\p{Ll}/u.test(next.trimStart());
