/** Language by the lower ten bits of a Windows language identifier. Source: [MS-LCID] 2.2. */
const languages: Record<number, string> = {
  1: "ar",
  2: "bg",
  3: "ca",
  4: "zh",
  5: "cs",
  6: "da",
  7: "de",
  8: "el",
  9: "en",
  10: "es",
  11: "fi",
  12: "fr",
  13: "he",
  14: "hu",
  15: "is",
  16: "it",
  17: "ja",
  18: "ko",
  19: "nl",
  20: "nb",
  21: "pl",
  22: "pt",
  23: "rm",
  24: "ro",
  25: "ru",
  26: "hr",
  27: "sk",
  28: "sq",
  29: "sv",
  30: "th",
  31: "tr",
  32: "ur",
  33: "id",
  34: "uk",
  35: "be",
  36: "sl",
  37: "et",
  38: "lv",
  39: "lt",
  41: "fa",
  42: "vi",
  43: "hy",
  44: "az",
  45: "eu",
  47: "mk",
  54: "af",
  55: "ka",
  56: "fo",
  57: "hi",
  58: "mt",
  60: "ga",
  62: "ms",
  63: "kk",
  65: "sw",
  67: "uz",
  69: "bn",
  73: "ta",
  82: "cy",
  86: "gl",
};
const taiwanese = [0x404, 0xc04, 0x1404];
const serbian = [0x81a, 0xc1a, 0x241a, 0x281a, 0x2c1a, 0x301a];

export interface DateLocale {
  /** BCP 47. */
  language: string;
  calendar: "gregorian" | "buddhist" | "other";
  /** Stands for the long date or the time of whoever opens the file. */
  system?: "date" | "time";
}

const plain: DateLocale = { language: "en", calendar: "gregorian" };

/** Language and calendar of a format's locale: "407", "D07041E" (calendar 07), "de-DE", "th-TH,107", "F800". */
export const dateLocale = (locale: string | undefined): DateLocale => {
  if (!locale) return plain;
  if (/^(x-sysdate|F800)$/i.test(locale)) return { ...plain, system: "date" };
  if (/^(x-systime|F400)$/i.test(locale)) return { ...plain, system: "time" };
  const [name = "", shape] = locale.split(",");
  if (shape !== undefined || !/^[\da-f]{3,8}$/i.test(name)) {
    const calendar = calendarOf(Number.parseInt(shape ?? "0", 16) & 0xff);
    return { language: supported(name.replace(/-x-.*$/, "")), calendar };
  }
  const identifier = Number.parseInt(name, 16);
  return { language: languageOf(identifier & 0xffff), calendar: calendarOf((identifier >>> 16) & 0xff) };
};

const languageOf = (identifier: number): string => {
  if (taiwanese.includes(identifier)) return "zh-TW";
  if (serbian.includes(identifier)) return identifier & 0x400 ? "sr-Latn" : "sr";
  return languages[identifier & 0x3ff] ?? "en";
};

const supported = (name: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name)[0] ?? "en";
  } catch {
    return "en";
  }
};

/** Calendar types: [MS-LCID] and the Windows calendar identifiers, such as 7 for the Thai one. */
const calendarOf = (type: number): DateLocale["calendar"] => {
  if (type === 7) return "buddhist";
  return [0, 1, 2, 9, 10, 11, 12].includes(type) ? "gregorian" : "other";
};
