/** Halves and quarters of a unit in the offered languages; see `fractionsIn`. */
const half =
  "half|halbe[nrs]?|demi|demie|media|medio|mezz[ao]|meia|meio|halve|halvt?|pół|половина|нусф|نصف|nửa|ครึ่ง|半|yarım|setengah|puolen|puoli|fél|půl|polovina|jumătate|חצי";
const quarter = "quarter|viertel|quart|cuarto|quarto|kwart|чверть|четверть|ربع|เศษหนึ่งส่วนสี่";
const between = "(?:\\s?(?:of\\s)?(?:an?|the|d['’]|de|d’|stunde)\\s?|[\\s-]|个|個)?";

const parts: [pattern: RegExp, value: number][] = [
  [new RegExp(`(?<!\\p{L})three quarters${between}`, "gu"), 0.75],
  [new RegExp(`(?<!(?:\\p{sc=Latin}|and a |y |et |e |\\d ?))(?:${half})${between}`, "gu"), 0.5],
  [new RegExp(`(?<!\\p{L})(?<!three )(?:${quarter})\\s?(?:of an?|de|d['’]|di|van een)?\\s?`, "gu"), 0.25],
  [/(?<!\p{L})(?:anderthalb|eineinhalb|one and a half|полтора|półtora)\s?/gu, 1.5],
];

/** The fractions of a text in lower case behind which a unit may stand: "half an hour", "a quarter of an hour", 半年. */
export const fractionsIn = (text: string): { start: number; end: number; value: number }[] =>
  parts.flatMap(([pattern, value]) =>
    [...text.matchAll(pattern)].map(({ 0: all, index }) => ({
      start: index,
      end: index + all.trimEnd().length,
      value,
    })),
  );
