import type { Draft } from "../blocks/block.ts";
import type { LeftOut } from "../marks/left-out.ts";
import { altText } from "../office/drawing/alt-text.ts";
import { chartBlocks } from "../office/drawing/chart.ts";
import { diagramBlocks } from "../office/drawing/diagram.ts";
import { drawingTableBlocks } from "../office/drawing/drawing-table.ts";
import { type TextContext, textBodyBlocks } from "../office/drawing/text-body.ts";
import type { OfficePackage } from "../office/package.ts";
import { type Box, inReadingOrder } from "../office/slides/shape-order.ts";
import { child, descendants, type XmlElement } from "../office/xml.ts";
import { family, Placeholders, placeholder } from "./placeholders.ts";
import { Ground } from "./unseen/ground.ts";
import { slideStatus } from "./unseen/slide-status.ts";
import { unseenRuns } from "./unseen/unseen-runs.ts";
import { leaveOutShape, unseenShape } from "./unseen/unseen-shape.ts";

/** Placeholders for date, slide number, footer, header and slide image. */
const skipped = new Set(["dt", "sldNum", "ftr", "hdr", "sldImg"]);

/** Content of a slide. */
export interface Slide {
  blocks: Draft[];
  /** Texts of its footer placeholders. */
  footers: string[];
  /** The status that a watermark on it says, such as "DRAFT". */
  status?: string;
}

/** Surroundings of a slide. */
interface Deck {
  place: string;
  warnings: Set<string>;
  leftOut: LeftOut;
  /** In EMU. */
  size: { width: number; height: number } | undefined;
}

type Context = Deck & {
  file: OfficePackage;
  part: string;
  placeholders: Placeholders;
  ground: Ground;
};

/** Reads a slide: its titles, then its shapes in reading order. Format: ECMA-376 part 1, 19.3. */
export const readSlide = (file: OfficePackage, part: string, deck: Deck): Slide => {
  const slide = file.xml(part);
  const tree = child(slide, "cSld", "spTree");
  if (!tree) return { blocks: [], footers: [] };
  const [layout] = file.related(part, "slideLayout");
  const [master] = layout ? file.related(layout, "slideMaster") : [];
  const placeholders = new Placeholders(file.shared(layout), file.shared(master));
  const boxes = (shape: XmlElement) => boxOf(shape, placeholders);
  const [theme] = master ? file.related(master, "theme") : [];
  const under = [file.shared(layout), file.shared(master)];
  const ground = new Ground([slide, ...under], file.shared(theme), boxes);
  const context = { ...deck, file, part, placeholders, ground };
  const moves = slide && [...descendants(slide, "animMotion")].length > 0;
  const shapes = tree.children.filter((shape) => {
    const mark = unseenShape(shape, moves ? undefined : deck.size, boxes);
    if (mark) leaveOutShape(shape, mark, deck.leftOut);
    return !mark;
  });
  const status = slideStatus(shapes, under);
  const { place } = deck;
  const isTitle = (shape: XmlElement) => family(placeholder(shape)) === "title";
  const titles = shapes
    .filter(isTitle)
    .map((shape) => titleText(shape, context))
    .filter(Boolean);
  return {
    blocks: [
      ...titles.map((text): Draft => ({ type: "heading", level: 1, text, place })),
      ...shapesBlocks(
        shapes.filter((shape) => !isTitle(shape)),
        context,
      ),
    ],
    footers: shapes
      .filter((shape) => placeholder(shape)?.attributes.type === "ftr")
      .map((shape) => titleText(shape, context)),
    ...(status && { status }),
  };
};

const titleText = (shape: XmlElement, context: Context) =>
  textBodyBlocks(child(shape, "txBody"), { ...textContext(shape, context), listStyles: [] })
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();

const shapesBlocks = (shapes: XmlElement[], context: Context): Draft[] => {
  const drawn = shapes
    .map((shape) => ({ shape, blocks: shapeBlocks(shape, context) }))
    .filter(({ blocks }) => blocks.length > 0);
  return inReadingOrder(drawn, ({ shape }) => boxOf(shape, context.placeholders)).flatMap(
    ({ blocks }) => blocks,
  );
};

const shapeBlocks = (shape: XmlElement, context: Context): Draft[] => {
  const properties = shape.children.find((one) => /^nv\w*Pr$/.test(one.name));
  const drawing = child(properties, "cNvPr");
  if (skipped.has(placeholder(shape)?.attributes.type ?? "")) return [];
  const mark = unseenShape(shape, undefined, () => undefined);
  if (mark) leaveOutShape(shape, mark, context.leftOut);
  if (mark) return [];
  if (shape.name === "grpSp") return shapesBlocks(shape.children, context);
  if (shape.name === "graphicFrame") return frameBlocks(shape, context);
  if (shape.name === "pic") return placed(altText(drawing), context);
  return textBodyBlocks(child(shape, "txBody"), textContext(shape, context));
};

const frameBlocks = (frame: XmlElement, context: Context): Draft[] => {
  const content = child(frame, "graphic", "graphicData");
  const target = (id: string | undefined) => context.file.relationships(context.part).get(id ?? "")?.target;
  return (content ?? frame).children.flatMap((one) => {
    if (one.name === "tbl") return drawingTableBlocks(one, textContext(frame, context));
    if (one.name === "chart")
      return chartBlocks(context.file.xml(target(one.attributes["r:id"])), context.place, context.leftOut);
    if (one.name === "relIds")
      return diagramBlocks(context.file.xml(target(one.attributes["r:dm"])), context.place);
    if (one.name === "oleObj" || [...descendants(one, "oleObj")].length > 0)
      context.warnings.add("Files embedded in the presentation were not read. Upload them on their own.");
    return [];
  });
};

const placed = (drafts: Draft[], { place }: Context) => drafts.map((draft) => ({ ...draft, place }));

const textContext = (shape: XmlElement, context: Context): TextContext => ({
  place: context.place,
  linkTo: (id) => {
    const link = context.file.relationships(context.part).get(id);
    return link?.isExternal ? link.target : undefined;
  },
  listStyles: context.placeholders.listStyles(shape),
  leavesOut: unseenRuns(context.leftOut, () => context.ground.isWhite(shape, context.placeholders.of(shape))),
});

const boxOf = (shape: XmlElement, placeholders: Placeholders): Box | undefined => {
  for (const one of [shape, ...placeholders.of(shape)]) {
    const frame = child(one, "xfrm") ?? child(one, "spPr", "xfrm") ?? child(one, "grpSpPr", "xfrm");
    const { x, y } = child(frame, "off")?.attributes ?? {};
    const { cx, cy } = child(frame, "ext")?.attributes ?? {};
    const [left, top, width, height] = [x, y, cx, cy].map(Number);
    if (left !== undefined && top !== undefined && width !== undefined && height !== undefined)
      if (![left, top, width, height].some(Number.isNaN))
        return { left, top, right: left + width, bottom: top + height };
  }
};
