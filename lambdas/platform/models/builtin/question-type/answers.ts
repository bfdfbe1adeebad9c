import type { QuestionType } from "./question-type.ts";

const numbers =
  /\p{Sc}?\s?\p{N}+(?:[.,:\s]?\p{N}+)*\s?[%\p{Sc}°]?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|half|third|quarter|hundred|thousand|million|billion|once|twice|free|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mitad|gratis|deux|trois|quatre|cinq|sept|huit|neuf|dix|gratuit|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|kostenlos|due|quattro|cinque|sei|sette|otto|nove|dieci|dois|três|quatro|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|ücretsiz|doi|două|trei|patru|șase|șapte|gratuit|hai|bốn|năm|sáu|bảy|tám|chín|mười)\b|(?<!\p{L})(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|бесплатно|δύο|τρεις|τρία|τέσσερ\p{L}*|πέντε|έξι|επτά|οκτώ|εννέα|δέκα|δωρεάν|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|اثن\p{L}+|ثلاث\p{L}*|أربع\p{L}*|خمس\p{L}*|ست\p{L}?|سبع\p{L}*|ثماني?\p{L}*|تسع\p{L}*|عشر\p{L}*|مجان\p{L}*)(?![\p{L}\p{M}])|[一二三四五六七八九十百千万亿两]+|免费|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ/giu;
const times = /\p{N}\s?(?:min|h|hrs?)\b/giu;
const years =
  /(?<!\p{N})1\d{3}(?!\p{N})|(?<!\p{N})20\d\d(?!\p{N})|\p{N}{1,2}[:.][0-5]\p{N}(?!\s*[\p{Sc}%]|\p{N})|\p{N}+\s?(?:[ap]\.?m\b|Uhr|h\b|月|日|年|世纪|点)|\b\p{N}+(?:st|nd|rd|th) century|\b(?:daily|weekly|monthly|yearly|noon|midnight|today)\b/giu;
const names = /(?<=[\p{L}\p{N}][,;:]?\s["“«(]?)\p{Lu}[\p{L}\p{M}'’-]+|^\p{Lu}\p{L}+(?=\s\p{Lu})/gu;
const reasons =
  /\b(?:because|due to|since|so that|in order to|as a result|therefore|thus|owing to|caused by|reason|porque|debido a|ya que|para que|a causa de|por lo que|parce que|car|afin d[e']|en raison|grâce à|weil|da|wegen|damit|aufgrund|denn|um|perché|poiché|a causa|dovuto|affinché|pois|devido|çünkü|nedeniyle|için|dolayı|pentru că|deoarece|din cauza|datorită|vì|do|bởi|nhằm|omdat|wegens|ponieważ|gdyż|eftersom)\b|(?<!\p{L})(?:потому что|так как|из-за|поскольку|чтобы|поэтому|επειδή|διότι|λόγω|γιατί|ώστε|бо|через|لأن\p{L}*|بسبب|نظرا|حتى|क्योंकि|इसलिए|कारण|ताकि)(?!\p{L})|因为|由于|因此|所以|为了|เพราะ|เนื่องจาก|เพื่อ|ため|から|ので|때문|위해/giu;
const places =
  /\b(?:in|at|on|from|to|near|en|au|aux|dans|chez|à|im|am|bei|auf|aus|nach|nel|nella|al|a|em|no|na|la|din|tại|ở|te|op)\s(?:the |der |dem |die |das |la |el |le |les |los |il |o |os |as )?["“]?\p{Lu}?\p{L}+/gu;

const money =
  /\p{Sc}|\b(?:euros?|dollars?|cents?|pounds?|EUR|USD|GBP|CHF|Franken|francs?|lei|TL|lira|zł|Kč|kr|pesos?|free|gratis|kostenlos|kostenfrei|gratuit\p{L}*|ücretsiz|đồng|VND|miễn phí)(?![\p{L}\p{M}])|\p{N}\s?(?:руб|грн|ευρώ)|бесплатно|δωρεάν|ευρώ|रुप|मुफ़?्त|บาท|ฟรี|[元円圆]|免[费費]|無料|원|무료|دينار|ريال|درهم|جنيه|دولار|يورو|مجان/giu;
const closedOrOpen =
  /\b(?:closed|open|geschlossen|geöffnet|ferm[ée]+s?|ouverte?s?|cerrad[oa]s?|abiert[oa]s?|abre|chius[oa]|apert[oa]|fechad[oa]|abert[oa]|închis[ăe]?|deschis[ăe]?|kapalı\p{L}*|açık\p{L}*|đóng cửa|mở cửa)(?!\p{L})|закрыт|открыт|κλειστ|ανοιχτ|बंद|खुल|ปิด|เปิด|[闭閉][馆館]|[开開]放|关门|مغلق|تفتح|مفتوح/giu;
const deadlines =
  /\b(?:within|after|innerhalb|binnen|nach|spätestens|sous|dans|dentro de|entro|na)\s(?:\p{L}+\s){0,3}(?:\p{N}+|one|two|three|four|six|ein\p{L}*|zwei|drei|sechs|deux|trois|six|dos|tres|seis|due|tre|sei)\s\p{L}*(?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|día|semana|mes|giorn|settiman|mesi|dag|maand)|\b(?:first|second|third|last|ersten|dritten|letzten)\s(?:\p{L}+\s)?(?:day|werktag|tag)\b/giu;
const clockTimes =
  /(?<![\p{N}:.])\p{N}{1,2}(?:[:.][0-5]\p{N}(?![\p{N}.])|\s?(?:[ap]\.?m\b|Uhr|h\b|点|時|时))|\b(?:noon|midnight)\b/giu;
const phoneNumbers =
  /(?<![\p{N}.])(?:\+|\(?0)[\p{N}][\p{N}\s()/.-]{5,}\p{N}|\p{N}{3}[\s.-]\p{N}{3,4}[\s.-]?\p{N}{3,4}/gu;
const addresses = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gu;

/** Offsets at which a text has an answer of the type, without what the question itself says. */
export const findAnswers = (type: QuestionType, text: string, question: string): number[] => {
  const asked = question.toLowerCase();
  return patternsOf(type).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      !isForm(type) && asked.includes(found.trim().toLowerCase()) ? [] : [index],
    ),
  );
};

/** These types are recognised by words that the question may have too. */
const isForm = (type: QuestionType): boolean => type === "reason" || type === "open";

const patternsOf = (type: QuestionType): RegExp[] => {
  if (type === "amount") return [numbers];
  if (type === "duration") return [calendar().durations, times];
  if (type === "time") return [years, calendar().dates, deadlines];
  if (type === "reason") return [reasons];
  if (type === "price") return [money];
  if (type === "open") return [closedOrOpen];
  if (type === "hours") return [clockTimes];
  if (type === "phone") return [phoneNumbers];
  if (type === "email") return [addresses];
  return type === "person" ? [names] : [names, places];
};

const locales =
  "en de fr es it pt nl sv da nb fi pl cs hu ro hr tr vi id ru uk bg sr el hi th ar fa he zh ja ko";

let known: { dates: RegExp; durations: RegExp } | undefined;

/** Names of months, weekdays and units of time in the commonest languages, from the Unicode CLDR data of the runtime. */
export const calendar = () => {
  known ??= { dates: wholeWords(dateNames()), durations: wholeWords(unitNames()) };
  return known;
};

const dateNames = (): string[] =>
  locales.split(" ").flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", day: "numeric", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, at) => {
      const parts = month.formatToParts(Date.UTC(2024, at, 3));
      return parts.find(({ type }) => type === "month")?.value ?? "";
    });
    return [...months, ...Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2024, 0, 1 + at)))];
  });

const unitNames = (): string[] =>
  locales.split(" ").flatMap((locale) =>
    ["minute", "hour", "day", "week", "month", "year"].flatMap((unit) => {
      const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
      return [1, 2, 5].map((count) => {
        const parts = format.formatToParts(count);
        return parts.find(({ type }) => type === "unit")?.value ?? "";
      });
    }),
  );

/** Scripts without spaces have no word boundaries. */
const wholeWords = (names: string[]): RegExp => {
  const all = [...new Set(names.map((name) => name.toLowerCase()))].filter((name) => /\p{L}/u.test(name));
  const isUnspaced = (name: string) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u.test(name);
  const spaced = all.filter((name) => !isUnspaced(name)).sort((one, other) => other.length - one.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])|${all.filter(isUnspaced).join("|")}`,
    "giu",
  );
};
