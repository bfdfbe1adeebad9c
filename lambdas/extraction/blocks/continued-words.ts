const said =
  /\b(?:continued|cont['’]?d|cont\.|continues|carry over|overleaf|next page|see over|Fortsetzung|fortgesetzt|Forts\.|suite|page suivante|continuaci[óo]n|contin[úu]a|cont\.|continuazione|segue|continua[çc][ãa]o|vervolg|wordt vervolgd|forts[æa]t|forts[äa]ttning|ci[ąa]g dalszy|cd\.|продолжение|devam[ıi]?)(?!\p{L})|続き|つづく|续表|續表|续上表|接上页|接下页|계속|تابع|يتبع|המשך/iu;

const longest = 100;

/** True for a short line that says that something continues: "Table 3 (continued)", "Fortsetzung auf Seite 2". */
export const saysContinued = (text: string): boolean => text.length <= longest && said.test(text);

/** A label without the word that it continues, to compare it with the first one. */
export const withoutContinued = (text: string): string =>
  (text.length <= longest ? text.replace(said, " ") : text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
