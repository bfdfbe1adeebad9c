import { OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isNearWhite } from "../../office/near-white.ts";
import { isBox } from "./drawing/is-box.ts";
import { rulesOf } from "./drawing/rules.ts";
import { shapeOf } from "./drawing/shapes.ts";
import { faceOf } from "./face.ts";
import type { Glyph, PageContent, Rule, Shape } from "./glyph.ts";
import { type Matrix, matrixOf, times } from "./matrix.ts";
import { type Shown, showText } from "./show-text.ts";
import { firstState, Pen, type State } from "./text-state.ts";

/** True if the layer (optional content group) is shown. */
export type IsShown = (group: unknown) => boolean;

const maxShapes = 5000;
/** Below this opacity nobody sees text. */
const faintest = 0.02;
const unpainted = new Set<number>([OPS.endPath, OPS.clip, OPS.eoClip]);
const outlined = new Set<number>([OPS.stroke, OPS.closeStroke]);

type Mark = { tag?: number; isHidden: boolean };

/** Glyphs of a page in drawing order, with lines and shapes. Those on hidden layers and off the page are marked. */
export const readContent = async (page: PDFPageProxy, isShown: IsShown): Promise<PageContent> => {
  const viewport = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const reader = new ContentReader(page, matrixOf(viewport.transform), isShown);
  for (const [index, operator] of fnArray.entries()) reader.apply(operator, argsArray[index] ?? []);
  const { width, height } = viewport;
  const isInside = ({ x, y, size }: Glyph) => x > -size && y > -size && x < width + size && y < height + size;
  const { glyphs, rules, shapes, hasPatterns } = reader;
  for (const glyph of glyphs) if (!isInside(glyph)) glyph.unseen ??= "textOffPage";
  return { width, height, glyphs, rules, shapes, hasPatterns };
};

class ContentReader {
  readonly glyphs: Glyph[] = [];
  readonly rules: Rule[] = [];
  readonly shapes: Shape[] = [];
  hasPatterns = false;
  private state: State;
  private readonly saved: State[] = [];
  private readonly pen = new Pen();
  private readonly marks: Mark[] = [];
  private readonly page: PDFPageProxy;
  private readonly isShown: IsShown;

  constructor(page: PDFPageProxy, base: Matrix, isShown: IsShown) {
    this.page = page;
    this.state = firstState(base);
    this.isShown = isShown;
  }

  // Argument types differ by operator, as in the renderer of pdf.js.
  apply(operator: number, args: PDFArguments): void {
    const { state, pen } = this;
    if (operator === OPS.showText) this.show(args[0]);
    else if (operator === OPS.moveText) pen.moveLine(args[0], args[1]);
    else if (operator === OPS.setFont) this.setFont(args[0], args[1]);
    else if (operator === OPS.setTextMatrix) pen.begin(matrixOf(args[0]));
    else if (operator === OPS.setCharSpacing) state.charSpacing = args[0];
    else if (operator === OPS.setWordSpacing) state.wordSpacing = args[0];
    else if (operator === OPS.beginText) pen.begin(matrixOf(null));
    else if (operator === OPS.save || operator === OPS.beginGroup) this.saved.push({ ...state });
    else if (operator === OPS.restore || operator === OPS.endGroup) this.restore();
    else if (operator === OPS.transform) state.ctm = times(state.ctm, matrixOf(args));
    else if (operator === OPS.nextLine) pen.moveLine(0, -state.leading);
    else if (operator === OPS.setHScale) state.horizontalScale = args[0] / 100;
    else if (operator === OPS.setLeading) state.leading = args[0];
    else if (operator === OPS.setTextRise) state.rise = args[0];
    else if (operator === OPS.setTextRenderingMode) state.mode = args[0];
    else if (operator === OPS.setFillRGBColor)
      Object.assign(state, { fill: String(args[0]), isPattern: false });
    else if (operator === OPS.constructPath) this.draw(args[0], args[1]?.[0], args[2]);
    else this.applyRare(operator, args);
  }

  private applyRare(operator: number, args: PDFArguments): void {
    if (operator === OPS.beginMarkedContentProps) this.mark(args[0], args[1]);
    else if (operator === OPS.beginMarkedContent) this.mark(args[0], undefined);
    else if (operator === OPS.endMarkedContent) this.marks.pop();
    else if (operator === OPS.paintFormXObjectBegin) {
      this.saved.push({ ...this.state });
      if (args[0]) this.state.ctm = times(this.state.ctm, matrixOf(args[0]));
    } else if (operator === OPS.paintFormXObjectEnd) this.restore();
    else if (operator === OPS.setLeadingMoveText) {
      this.state.leading = -args[1];
      this.pen.moveLine(args[0], args[1]);
    } else if (operator === OPS.setGState) {
      for (const entry of args[0]) this.setGraphics(entry);
    } else if (operator === OPS.setFillColorN) this.state.isPattern = this.hasPatterns = true;
    else if (operator === OPS.shadingFill) this.hasPatterns = true;
  }

  private show(shown: Shown[]): void {
    const mark = this.marks.at(-1);
    const show = this.glyphs.length;
    const { fill, isPattern, mode, opacity } = this.state;
    const unseen = mark?.isHidden ? "hiddenLayer" : opacity < faintest ? "hiddenText" : undefined;
    const isWhite = isNearWhite(fill.slice(1)) && !isPattern && mode === 0;
    showText(shown, this.state, this.pen, (glyph) => {
      const tag = mark?.tag !== undefined && { tag: mark.tag };
      this.glyphs.push({ ...glyph, show, ...tag, ...(isWhite && { isWhite }), ...(unseen && { unseen }) });
    });
  }

  private setGraphics([key, value]: PDFArguments): void {
    if (key === "Font") this.setFont(value[0], value[1]);
    if (key === "ca") this.state.opacity = Number(value);
    if ((key === "SMask" && value) || (key === "BM" && value !== "source-over")) this.hasPatterns = true;
  }

  private mark(name: unknown, property: unknown): void {
    const outer = this.marks.at(-1);
    const isHidden = outer?.isHidden || (name === "OC" && !this.isShown(property));
    const own = typeof property === "number" ? property : outer?.tag;
    this.marks.push({ tag: name === "Artifact" ? -1 : own, isHidden });
  }

  private setFont(name: string, size: number): void {
    this.state.face = faceOf(this.page, name);
    this.state.size = size;
  }

  private draw(
    paint: number,
    path: ArrayLike<number> | null | undefined,
    box: ArrayLike<number> | null | undefined,
  ): void {
    if (!path || unpainted.has(paint)) return;
    const { ctm, fill, isPattern, opacity } = this.state;
    const covers = opacity === 1 && !isPattern && isBox(path) ? { covers: this.glyphs.length } : undefined;
    this.rules.push(...rulesOf(path, ctm));
    if (box && this.shapes.length < maxShapes)
      this.shapes.push(
        ...shapeOf(box, ctm, outlined.has(paint) ? undefined : fill).map((shape) => ({
          ...shape,
          ...covers,
        })),
      );
  }

  private restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }
}

type PDFArguments = Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>["argsArray"];
