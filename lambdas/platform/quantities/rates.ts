/** How often something falls due, by the words for it. The prefixes are those of German compounds. */
const rates: [rate: string, words: string][] = [
  ["minute", "(?:per|a|each|every|/|pro|je|par|por|每) ?(?:minutes?|minuten?|minutos?|分钟|phút)"],
  [
    "hour",
    "per uur|all['’]ora|à l['’]heure|na godzinę|в час|per timme|i timen|saatlik|saatte|毎時|時給|시간당|प्रति घंटा|hourly|(?:per|an|each|every|/|pro|je|die|par|de l['’]|por|la) ?(?:hours?|stunden?|heures?|horas?)|stündlich\\p{L}*|/ ?h(?!\\p{L})|每(?:个)?小时|每小時|mỗi giờ|ต่อชั่วโมง|في الساعة|horaires?",
  ],
  [
    "day",
    "per dag|dagelijks|al giorno|ao dia|dziennie|в день|ежедневно|om dagen|günlük|günde|毎日|매일|प्रति दिन|दैनिक|daily|(?:per|a|each|every|/|pro|je|am|par|por|al) ?(?:days?|tag|jours?|día|dia)|täglich\\p{L}*|diari[oa]s?|quotidien(?:ne)?s?|每天|每日|mỗi ngày|ต่อวัน|في اليوم|يومي\\p{L}*",
  ],
  [
    "week",
    "per week|wekelijks|a settimana|settimanal[ei]|por semana|tygodniowo|в неделю|еженедельно|per vecka|i veckan|om ugen|haftalık|haftada|毎週|매주|साप्ताहिक|weekly|(?:per|a|each|every|/|pro|je|in der|par|por|a la) ?(?:weeks?|woche|semaine|semana)|wöchentlich\\p{L}*|semanal(?:es)?|hebdomadaires?|每周|每週|mỗi tuần|ต่อสัปดาห์|في الأسبوع|أسبوعي\\p{L}*",
  ],
  [
    "month",
    "per maand|maandelijks|al mese|por mês|ao mês|miesięcznie|na miesiąc|в месяц|ежемесячно|på måned|i månaden|om måneden|per månad|aylık|ayda|毎月|月額|매월|매달|प्रति माह|मासिक|monthly|(?:per|a|each|every|/|pro|je|im|par|por|al) ?(?:months?|monat|mois|mes)|monatlich\\p{L}*|monats\\p{L}+|mensual(?:es)?|mensuel(?:le)?s?|mensili?|mensal|mensais|每月|每个月|月租|mỗi tháng|hàng tháng|ต่อเดือน|รายเดือน|เดือนละ|في الشهر|شهري\\p{L}*",
  ],
  [
    "quarter",
    "quarterly|(?:per|a|each|every|/|pro|je) ?(?:quarter|quartal)|quartalsweise|vierteljährlich\\p{L}*|trimestral(?:es)?|trimestriel(?:le)?s?",
  ],
  [
    "year",
    "per jaar|jaarlijks|all['’]anno|annu[oa]|por ano|ao ano|rocznie|na rok|в год|ежегодно|per år|om året|i året|yıllık|yılda|毎年|年間|年額|매년|प्रति वर्ष|वार्षिक|yearly|annual(?:ly)?|per annum|p\\. ?a\\.?|(?:per|a|each|every|/|pro|je|im|par|por|al) ?(?:years?|jahr|ans?|année|año|ano|anno)|jährlich\\p{L}*|jahres\\p{L}+|anual(?:es|mente)?|annuel(?:le|lement)?s?|annu[ai]l[ei]|每年|年费|年費|mỗi năm|hàng năm|hằng năm|ต่อปี|รายปี|في السنة|سنوي\\p{L}*",
  ],
];

const patterns = rates.map(
  ([rate, words]) => [rate, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{sc=Latin}])`, "iu")] as const,
);
/** Scripts without spaces, and articles before a word. */
const inside = rates.map(
  ([rate, words]) =>
    [
      rate,
      new RegExp(
        words
          .split("|")
          .filter((word) => /^[\p{sc=Han}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hangul}]+(?:\\p\{L\}\*)?$/u.test(word))
          .join("|") || "(?!)",
        "u",
      ),
    ] as const,
);

/** How often what a sentence states falls due: "year" for "per annum", "yearly" and 每年. */
export const ratesIn = (sentence: string): Set<string> =>
  new Set([...patterns, ...inside].flatMap(([rate, pattern]) => (pattern.test(sentence) ? rate : [])));
