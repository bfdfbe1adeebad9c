import { calendar } from "./calendar.ts";
import type { Kind } from "./kinds.ts";

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
const phoneNumbers =
  /(?<![\p{N}.])(?:\+|\(?0)[\p{N}][\p{N}\s()/.-]{5,}\p{N}|\p{N}{3}[\s.-]\p{N}{3,4}[\s.-]?\p{N}{3,4}/gu;
const addresses = /[\w.+-]+@[\w-]+\.[\w.-]+/gu;

/** Where a text has what is asked for, each as the character it begins at; none of what the question says itself. */
export const placesOf = (kind: Kind, text: string, question: string): number[] => {
  const asked = question.toLowerCase();
  return patternsOf(kind).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      !isForm(kind) && asked.includes(found.trim().toLowerCase()) ? [] : [index],
    ),
  );
};

/** Words of the answer's form, which may well stand in the question too. */
const isForm = (kind: Kind): boolean => kind === "reason" || kind === "open";

const patternsOf = (kind: Kind): RegExp[] => {
  if (kind === "amount") return [numbers];
  if (kind === "duration") return [calendar().durations, times];
  if (kind === "time") return [years, calendar().dates];
  if (kind === "reason") return [reasons];
  if (kind === "price") return [money];
  if (kind === "open") return [closedOrOpen];
  if (kind === "phone") return [phoneNumbers];
  if (kind === "email") return [addresses];
  return kind === "person" ? [names] : [names, places];
};
