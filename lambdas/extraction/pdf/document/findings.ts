import { isUnreadable } from "../text/glyphs/characters.ts";

const longest = 20;

/** Collects what could not be read, for warnings to the document's owner. */
export class Findings {
  readonly images: number[] = [];
  readonly broken: number[] = [];
  isCut = false;
  private letters = 0;
  private unreadable = 0;
  private latin = 0;
  private vowels = 0;

  count(text: string): void {
    for (const character of text) {
      this.letters += 1;
      if (isUnreadable(character)) this.unreadable += 1;
    }
    const plain = text.normalize("NFD");
    this.latin += plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
    this.vowels += plain.match(/[aeiouyæœøı]/giu)?.length ?? 0;
  }

  /** Hardly any vowels (usual: a third of the letters or more) mean that codes map to the wrong letters. */
  private get isShifted(): boolean {
    return this.latin > 150 && this.latin > this.letters * 0.3 && this.vowels < this.latin * 0.21;
  }

  warnings(most: number, placeOf: (page: number) => string): string[] {
    const warnings: string[] = [];
    const [image, broken] = [this.images, this.broken].map(([first = 0]) => placeOf(first));
    const list = (pages: number[]) => listed(pages.map((page) => placeOf(page).replace(/^Page /, "")));
    if (this.images.length === 1) warnings.push(`${image} is an image without text and was skipped.`);
    if (this.images.length > 1)
      warnings.push(`Pages ${list(this.images)} are images without text and were skipped.`);
    if (this.broken.length === 1) warnings.push(`${broken} could not be read and was skipped.`);
    if (this.broken.length > 1)
      warnings.push(`Pages ${list(this.broken)} could not be read and were skipped.`);
    if ((this.unreadable > 20 && this.unreadable > this.letters * 0.2) || this.isShifted)
      warnings.push("Much of the PDF's text is stored in a way that cannot be read correctly.");
    if (this.isCut) warnings.push(`Only the first ${most.toLocaleString("en")} pages were read.`);
    return warnings;
  }
}

const listed = (pages: string[]) =>
  pages.length > longest
    ? `${pages.slice(0, longest).join(", ")} and ${pages.length - longest} more`
    : pages.join(", ");
