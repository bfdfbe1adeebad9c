import { isAscii } from "#platform/search/analysis/fold.ts";

/** Numbers that are written as one word, by language, beginning at the number in front. */
const oneWord: [first: number, words: string][] = [
  [
    0,
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen",
  ],
  [17, "seventeen eighteen nineteen twenty"],
  [
    1,
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth",
  ],
  [15, "fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"],
  [0, "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis"],
  [17, "diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco"],
  [1, "primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo"],
  [1, "primera segunda tercera cuarta quinta sexta séptima octava novena décima"],
  [0, "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"],
  [
    0,
    "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn",
  ],
  [17, "siebzehn achtzehn neunzehn zwanzig"],
  [
    0,
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici",
  ],
  [17, "diciassette diciotto diciannove venti"],
  [0, "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis"],
  [17, "dezessete dezoito dezenove vinte"],
  [0, "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien"],
  [17, "zeventien achttien negentien twintig"],
  [0, "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście"],
  [0, "ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать"],
];

/** Twenty to ninety. */
const tens = [
  "twenty thirty forty fifty sixty seventy eighty ninety",
  "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  "vingt trente quarante cinquante soixante",
  "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
  "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
  "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
  "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
];

/** Arabic numbers from three to ten by their stems; the ending ون or ين makes them tens, also in the names of decades. */
const arabic = ["ثلاث", "أربع", "خمس", "ست", "سبع", "ثمان", "تسع", "عشر"];
const arabicNumber = new RegExp(
  `(?<![ء-ي])(?:[وبلف]?ال|[وبلف])?(${arabic.join("|")})(?:ا|ة|ي|ي?ة)?(?<ten>ون|ين)?(?:ات|يات)?(?![ء-ي])`,
  "gu",
);

/** Words for multiples; English and German disagree about the billion, and either value is accepted. */
const multiples: [power: number[], words: string][] = [
  [[2], "hundred cien ciento cientos cent hundert cento honderd sto сто trăm"],
  [
    [3],
    "thousand mil miles mille tausend mila duizend tysiąc tysiące tysięcy тысяча тысячи тысяч nghìn ngàn",
  ],
  [[3], "ألف آلاف ألفا ألفًا bin ribu tusen tuhat"],
  [
    [6],
    "million millions millón millones millionen milione milioni milhão milhões miljoen milion miliony milionów",
  ],
  [[6], "миллион миллиона миллионов triệu مليون ملايين milyon juta miljoner miljoonaa mio mln"],
  [[5], "lakh lakhs"],
  [[7], "crore crores"],
  [[9], "milliard milliards milliarde milliarden miliardo miliardi miljard miliard miliardy miliardów"],
  [[9], "миллиард миллиарда миллиардов tỷ tỉ مليار مليارات milyar miliar mrd mld"],
  [[9, 12], "billion billions billón billones bilhão bilhões biljoen"],
  [[12], "trillion trillions"],
];

let words: Map<string, number> | undefined;
let powers: Map<string, number[]> | undefined;

/** The value of a word in lower case that is a number from zero to ninety. */
export const valueOfWord = (word: string): number | undefined => {
  words ??= new Map([
    ...oneWord.flatMap(([first, line]) => line.split(" ").map((each, at) => [each, first + at] as const)),
    ...tens.flatMap((line) => line.split(" ").map((each, at) => [each, (at + 2) * 10] as const)),
  ]);
  return words.get(word);
};

/** The powers of ten that a word in lower case may stand for, such as 6 for "million". */
export const powersOf = (word: string): number[] => {
  powers ??= new Map(multiples.flatMap(([power, line]) => line.split(" ").map((each) => [each, power])));
  return powers.get(word) ?? [];
};

/** The numbers that an Arabic text has in words. */
export const arabicValues = (text: string): number[] =>
  isAscii(text)
    ? []
    : [...text.matchAll(arabicNumber)].map(({ 1: stem = "", groups }) => {
        const value = arabic.indexOf(stem) + 3;
        return groups?.ten ? (value === 10 ? 20 : value * 10) : value;
      });
