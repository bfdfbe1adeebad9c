/** What a question wants the most or the least of. */
export interface Superlative {
  direction: "most" | "least";
  /** It is about prices, so that the column needs no other name. */
  isPrice: boolean;
}

const cheapest =
  /\bcheapest\b|\bleast expensive\b|\blowest (?:price|fee|cost|rate)|billigst|günstigst|preiswertest|(?:le|la|les) (?:moins cher|moins chère)s?|más barat|más económic|(?:più|meno) (?:economic|car)|mais barat|goedkoopst|сам\p{L}+ (?:дешёв|дешев)|дешевле всего|φθηνότερ|en ucuz|cel(?:e|a|or)? mai ieftin|cea mai ieftin|rẻ nhất|सबसे सस्त|ถูกที่สุด|最便宜|最安|أرخص|가장 (?:싼|저렴)/iu;
const dearest =
  /\bmost expensive\b|\bdearest\b|\bpriciest\b|\bhighest (?:price|fee|cost|rate)|\bcosts? (?:the )?most\b|teuerst|plus chèr?e?s?\b|más car[oa]|più car[oa]|mais car[oa]|duurst|сам\p{L}+ дорог|дороже всего|ακριβότερ|en pahalı|mai scump|đắt nhất|सबसे महंग|แพงที่สุด|最贵|最高い|أغلى|가장 비싼/iu;
const least =
  /\b(?:lowest|smallest|shortest|least|fewest|minimum|youngest|slowest|lightest|earliest)\b|niedrigst|kleinst|kürzest|wenigst|am frühesten|leichtest|plus (?:petit|bas|court|faible)|más (?:baj|pequeñ|cort)|menor|più (?:bass|piccol|cort)|mais (?:baix|curt)|laagst|сам\p{L}+ (?:низк|маленьк|коротк|мал)|наименьш|χαμηλότερ|μικρότερ|en (?:düşük|küçük|kısa|az)|mai (?:mic|scurt|jos|puțin)|(?:thấp|nhỏ|ngắn|ít) nhất|सबसे (?:कम|छोट)|(?:ต่ำ|เล็ก|สั้น|น้อย)(?:ที่)?สุด|最[低小短少]|أ(?:دنى|صغر|قصر|قل)/iu;
const greatest =
  /\b(?:highest|largest|biggest|longest|most|maximum|greatest|oldest|fastest|heaviest|latest)\b|höchst|größt|längst|meisten|ältest|schnellst|schwerst|plus (?:grand|haut|élevé|long)|más (?:alt|grand|larg)|mayor|più (?:alt|grand|lung)|maior|mais alt|hoogst|grootst|сам\p{L}+ (?:высок|больш|длинн)|наибольш|υψηλότερ|μεγαλύτερ|en (?:yüksek|büyük|uzun|çok)|mai (?:mare|lung|mult|înalt)|(?:cao|lớn|dài|nhiều) nhất|सबसे (?:अधिक|ज़्यादा|ज्यादा|बड़|लंब)|(?:สูง|ใหญ่|ยาว|มาก)(?:ที่)?สุด|最[高大长長多]|أ(?:على|كبر|طول|كثر)/iu;

/** The superlative of a question, if it has one: "Which is the cheapest plan?". */
export const superlativeOf = (question: string): Superlative | undefined => {
  if (cheapest.test(question)) return { direction: "least", isPrice: true };
  if (dearest.test(question)) return { direction: "most", isPrice: true };
  if (least.test(question)) return { direction: "least", isPrice: false };
  return greatest.test(question) ? { direction: "most", isPrice: false } : undefined;
};
