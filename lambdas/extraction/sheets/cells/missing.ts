const mostNamed = 3;

/** Collects the cells without a value, for warnings to the document's owner. */
export class Missing {
  private readonly errors: string[] = [];
  private readonly calculated: string[] = [];
  private readonly uncalculated: string[] = [];

  addError(sheet: string, address: string, error: string): void {
    this.errors.push(`${error} in ${place(sheet, address)}`);
  }

  addFormula(sheet: string, address: string, state: "calculated" | "without result"): void {
    (state === "calculated" ? this.calculated : this.uncalculated).push(place(sheet, address));
  }

  warnings(): string[] {
    const { errors, calculated, uncalculated } = this;
    const save = "Open the file in Excel or LibreOffice, save it and upload it again";
    return [
      ...(errors.length > 0
        ? [
            `${counted(errors, "cell")} with an error instead of a value ${were(errors)} left out: ${named(errors)}. Correct ${
              errors.length === 1 ? "its formula" : "their formulas"
            } and upload the file again.`,
          ]
        : []),
      ...(uncalculated.length > 0
        ? [
            `${counted(uncalculated, "formula")} that no program has calculated ${were(uncalculated)} left out: ${named(uncalculated)}. ${save}.`,
          ]
        : []),
      ...(calculated.length > 0
        ? [
            `${counted(calculated, "formula")} that no program has calculated ${were(calculated)} calculated here: ${named(calculated)}. ${save} to have the results of your program.`,
          ]
        : []),
    ];
  }
}

const place = (sheet: string, address: string) => `${address} of sheet "${sheet}"`;

const counted = (parts: string[], noun: string) => `${parts.length} ${noun}${parts.length === 1 ? "" : "s"}`;

const were = ({ length }: string[]) => (length === 1 ? "was" : "were");

const named = (parts: string[]): string => {
  const shown = parts.slice(0, mostNamed);
  if (parts.length > shown.length) shown.push(`${parts.length - shown.length} more`);
  return new Intl.ListFormat("en-GB", { type: "conjunction" }).format(shown);
};
