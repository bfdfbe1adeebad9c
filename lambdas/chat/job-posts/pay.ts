const number = String.raw`\d{1,3}(?:[.,' ]\d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{1,2})?`;
const currency = String.raw`€|\$|£|¥|₺|zł|euros?|EUR|USD|GBP|CHF|PLN|TRY|JPY|CNY|RMB|BRL|R\$|SAR|AED|dollars?|pounds?|Franken|złotych|lira|yen|円|万円|元|ريال|درهم|دولار|دينار|جنيه`;
const thousands = String.raw`k|thousand|tausend|Tsd\.?|mille|mil|mila|duizend|tys\.?|bin|万|千|ألف`;
const range = String.raw`(?:\s?(?:-|–|—|to|bis|à|a|al|tot|do|ile|إلى|至|到|〜|~)\s?)`;
const per = String.raw`(?:\s?(?:an|a|per|pro|par|por|al|all'|à|im|je|/|na)?\s?(?:miesięcznie|rocznie|brutto|hour|day|week|month|year|annum|Stunde|Tag|Woche|Monat|Jahr|heure|jour|semaine|mois|an|hora|día|dia|semana|mes|mês|año|ano|ora|giorno|settimana|mese|anno|uur|dag|maand|jaar|godzinę|miesiąc|rok|saat|ay|yıl|月|年|小时|天|時間|日|شهر|سنة|ساعة)(?!\p{L}))?`;

const amount = String.raw`(?:(?:${currency})\s?)?(?:${number})(?:\s?(?:${thousands})(?![\p{Ll}]))?(?:\s?(?:${currency}))?`;
const before = "(?:(?:aylık|yıllık|月薪|年薪|时薪|月給|年収|年俸|時給)\\s?)?";
const pay = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{N}.,])${before}${amount}(?:${range}${amount})?${per}`,
  "giu",
);
const isMoney = new RegExp(`${currency}|(?<=\\d\\s?)(?:${thousands})(?!\\p{L})`, "iu");

/** The first amount of money, as it is written; empty without one. */
export const payIn = (text: string): string =>
  [...text.matchAll(pay)].map(([found]) => found.trim()).find((found) => isMoney.test(found)) ?? "";
