const names: Record<string, string[]> = {
  FULL_TIME: [
    "full time",
    "fulltime",
    "vollzeit",
    "temps plein",
    "tiempo completo",
    "jornada completa",
    "tempo pieno",
    "tempo integral",
    "tempo inteiro",
    "voltijd",
    "fulltime baan",
    "pełny etat",
    "tam zamanlı",
    "دوام كامل",
    "全职",
    "正社員",
  ],
  PART_TIME: [
    "part time",
    "parttime",
    "teilzeit",
    "temps partiel",
    "tiempo parcial",
    "media jornada",
    "tempo parziale",
    "meio período",
    "tempo parcial",
    "deeltijd",
    "niepełny etat",
    "yarı zamanlı",
    "دوام جزئي",
    "兼职",
    "パートタイム",
  ],
  CONTRACTOR: ["contract", "contractor", "freelance", "freelancer"],
  TEMPORARY: ["temporary", "temp", "befristet", "intérim", "temporal", "tijdelijk", "seasonal"],
  INTERN: [
    "intern",
    "internship",
    "praktikum",
    "stage",
    "prácticas",
    "estágio",
    "tirocinio",
    "staż",
    "staj",
    "实习",
    "インターン",
  ],
  VOLUNTEER: ["volunteer", "voluntary", "ehrenamt", "bénévolat", "voluntariado"],
};

const typeOf = new Map(
  Object.entries(names).flatMap(([type, known]) => known.map((name) => [name, type] as const)),
);

/** Schema.org's employment types of a text such as "Full-time or part-time"; none if any part of it is unknown. */
export const employmentTypesOf = (text: string): string[] => {
  const parts = text
    .toLowerCase()
    .split(/[,;/|、]|\s(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i|veya)\s/u)
    .map((part) => part.replaceAll("-", " ").trim())
    .filter(Boolean);
  const types = parts.map((part) => typeOf.get(part));
  return types.every((type) => type !== undefined) ? [...new Set(types)] : [];
};
