import { find, read } from "cfb";

export interface SlideText {
  titles: string[];
  texts: string[];
  notes: string[];
}

/** Record types of [MS-PPT] 2.13.24. */
const record = {
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  notesAtom: 0x03f1,
  slidePersist: 0x03f3,
  master: 0x03f8,
  textHeader: 0x0f9f,
  textChars: 0x0fa0,
  textBytes: 0x0fa8,
  slideList: 0x0ff0,
};

type Visit = { type: number; instance: number; start: number; end: number; parents: number[] };

/**
 * Text of each slide in the order of the show. Outline text stands in the slide list, text boxes and tables in
 * the slides' own records, which follow in the same order.
 */
export function pptSlides(bytes: Uint8Array): SlideText[] {
  const stream = find(read(Buffer.from(bytes), { type: "buffer" }), "/PowerPoint Document");
  if (!stream) throw new Error("no PowerPoint Document stream");
  const file = Buffer.from(stream.content);
  const reading = new Slides();
  for (const visit of records(file, 0, file.length, [])) reading.take(file, visit);
  return reading.inOrder();
}

function* records(file: Buffer, from: number, to: number, parents: number[]): Generator<Visit> {
  for (let at = from; at + 8 <= to; ) {
    const head = file.readUInt16LE(at);
    const type = file.readUInt16LE(at + 2);
    const start = at + 8;
    const end = Math.min(start + file.readUInt32LE(at + 4), to);
    yield { type, instance: head >> 4, start, end, parents };
    if ((head & 15) === 15 && parents.length < 40) {
      const inside = type === record.slideList ? type + (head >> 4) * 0x10000 : type;
      yield* records(file, start, end, [...parents, inside]);
    }
    at = end;
  }
}

class Slides {
  private readonly listed = new Map<number, SlideText>();
  private readonly own: SlideText[] = [];
  private readonly notes = new Map<number, string[]>();
  private current: SlideText = empty();
  private currentNotes: string[] = [];
  private isTitle = false;

  take(file: Buffer, { type, start, end, parents }: Visit): void {
    if (parents.includes(record.master)) return;
    const list = parents.find((parent) => (parent & 0xffff) === record.slideList);
    if (list !== undefined && list >> 16 !== 0) return;
    if (type === record.slidePersist) this.listed.set(file.readUInt32LE(start + 12), this.open());
    if (type === record.slide) this.own.push(this.open());
    if (type === record.notesAtom) this.currentNotes = this.notesOf(file.readUInt32LE(start));
    if (type === record.textHeader) this.isTitle = [0, 6].includes(file.readUInt32LE(start));
    const text = textOf(file, type, start, end);
    if (text === undefined || text === "" || text === "*") return;
    if (parents.includes(record.notes)) this.currentNotes.push(text);
    else if (parents.includes(record.slide) || list !== undefined) this.add(text);
  }

  /** Slides as listed, each with the text of its own record that the list does not have. */
  inOrder(): SlideText[] {
    const isPaired = this.own.length === this.listed.size;
    const slides = [...this.listed].map(([id, slide], index) => {
      const own = isPaired ? (this.own[index] ?? empty()) : empty();
      return { ...merged(slide, own), notes: this.notes.get(id) ?? [] };
    });
    return isPaired && slides.length > 0 ? slides : [...slides, ...this.own];
  }

  private open(): SlideText {
    this.current = empty();
    this.isTitle = false;
    return this.current;
  }

  private notesOf(slideId: number): string[] {
    const texts: string[] = [];
    this.notes.set(slideId, texts);
    return texts;
  }

  private add(text: string): void {
    (this.isTitle ? this.current.titles : this.current.texts).push(text);
  }
}

function textOf(file: Buffer, type: number, start: number, end: number): string | undefined {
  if (type === record.textChars) return tidy(file.toString("utf16le", start, end));
  if (type === record.textBytes) return tidy(file.toString("latin1", start, end));
}

const tidy = (text: string) => text.replace(/[\r\v]/g, "\n").trim();

function merged(listed: SlideText, own: SlideText): SlideText {
  const known = new Set([...listed.titles, ...listed.texts]);
  const isNew = (text: string) => !known.has(text);
  return {
    titles: [...listed.titles, ...own.titles.filter(isNew)],
    texts: [...listed.texts, ...own.texts.filter(isNew)],
    notes: [],
  };
}

const empty = (): SlideText => ({ titles: [], texts: [], notes: [] });
