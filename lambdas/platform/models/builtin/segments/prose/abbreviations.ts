/** What ends in a full stop within a sentence, whatever follows. */
const always =
  "e\\.g|i\\.e|approx|vs|mr|mrs|ms|dr|dra|prof|st|ing|inc|ltd|cf|jr|sr|gen|col|rev|hon|mt|ca|bzw|vgl|evtl|ggf|inkl|zzgl|mind|str|" +
  "sra?|srta|ud|uds|vd|núm|pág|ej|av|avda|mme|mlle|env|min|max|sig|dott|ecc|tel|stra|exc|nr|blz|bijv|" +
  "т\\.\\s?е|т\\.\\s?к|т\\.\\s?н|напр|ул|им|тыс|млн|руб|см|стр|гр|др|κ|κα|π\\.χ|δηλ|τηλ|βλ|örn|bkz|cad|sok|tsk|nr|tp|डॉ|श्री|د";
/** Only before a number: "No. 5", "Art. 3". */
const beforeNumbers = "no|nos|nr|n|art|abs|p|pp|s|fig|abb|vol|kap|ch|sec|cap|ст|п|рис|гл|№|αρ|σελ|madde|đ";

const endsShort = new RegExp(`(?:^|[\\s(«„“"'’.])(?:${always}|\\p{L}(?<!\\p{N}\\s?\\p{Ll}))\\.\\s*$`, "iu");
const endsBeforeNumber = new RegExp(`(?:^|[\\s(])(?:${beforeNumbers})\\.\\s*$`, "iu");
const listNumber = /^(?:[§№]\s?)?\(?\p{N}{1,3}(?:\.\p{N}{1,2})*[.)]\s*$|[§№]\s?\p{N}+\.\s*$/u;
const ordinal = /(?<![\p{N}.,])\p{N}{1,2}\.\s*$/u;
const counted =
  /^(?:Jahrhundert|Stock|Etage|Klasse|Auflage|Weltkrieg|Kapitel|Lebensjahr|Tag|Woche|Monat|Quartal|[A-ZÄÖÜ]\p{Ll}+(?:ber|uar)\b|März|April|Mai|Juni|Juli|August)/u;

/** Whether a full stop at the end of what is begun ends no sentence, by what comes next. */
export const goesOn = (begun: string, next: string): boolean =>
  endsShort.test(begun) ||
  listNumber.test(begun) ||
  (endsBeforeNumber.test(begun) && /^\p{N}/u.test(next)) ||
  (ordinal.test(begun) && counted.test(next)) ||
  /^\p{Ll}/u.test(next.trimStart());
