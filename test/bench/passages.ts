export const subjects = [
  "atlases",
  "recordings",
  "periodicals",
  "manuscripts",
  "engravings",
  "letters",
  "scores",
  "dictionaries",
  "maps",
  "photographs",
  "pamphlets",
  "globes",
  "diaries",
  "novels",
  "biographies",
  "plays",
  "poems",
  "essays",
  "almanacs",
  "catalogues",
];
const verbs = [
  "stored",
  "lent",
  "copied",
  "shown",
  "moved",
  "counted",
  "cleaned",
  "repaired",
  "labelled",
  "scanned",
];
const places = [
  "reading room",
  "east wing",
  "cellar",
  "gallery",
  "archive",
  "workshop",
  "study",
  "tower",
  "annex",
  "courtyard",
];

/** Text of the given number of passages, all different, the same in every run. */
export const manyPassages = (part: number, count: number): string => {
  let state = 12345 + part;
  const random = (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  const pick = (words: string[]): string => words[random(words.length)] ?? "";
  const sentence = (shelf: number) =>
    `The ${pick(subjects)} of shelf ${shelf} are ${pick(verbs)} in the ${pick(places)} and may be ${pick(verbs)} by ${random(90) + 2} readers a week under rule ${random(9000)}.`;
  return Array.from(
    { length: count },
    (_, n) =>
      `# Section ${part}.${n}\n\n${Array.from({ length: 6 }, () => sentence(part * count + n)).join(" ")}`,
  ).join("\n\n");
};
