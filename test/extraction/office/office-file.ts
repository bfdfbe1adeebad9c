import { zip } from "./zip.ts";

const relationshipType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type Relation = [id: string, type: string, target: string];

/** Relationships of a part; targets that are addresses are external. */
export const relations = (all: Relation[]): string =>
  `<Relationships>${all
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${relationshipType}/${type}" Target="${target}"${/^(https?|mailto):/.test(target) ? ' TargetMode="External"' : ""}/>`,
    )
    .join("")}</Relationships>`;

/** A Word document with a body, further parts and relationships of the main part. */
export const wordFile = (body: string, { parts = {}, related = [] as Relation[] } = {}): Buffer =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations([["r1", "officeDocument", "word/document.xml"]]),
    "word/document.xml": `<w:document><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations(related),
    ...parts,
  });

/** A presentation with slides of these shapes and their relationships. */
export const slidesFile = (
  slides: Array<{ shapes: string; related?: Relation[]; attributes?: string }>,
  parts = {},
) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": relations([["r1", "officeDocument", "ppt/presentation.xml"]]),
    "ppt/presentation.xml": `<p:presentation><p:sldIdLst>${slides
      .map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`)
      .join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(
      slides.map((_, index): Relation => [`s${index}`, "slide", `slides/slide${index + 1}.xml`]),
    ),
    ...Object.fromEntries(
      slides.flatMap(({ shapes, related = [], attributes = "" }, index) => [
        [
          `ppt/slides/slide${index + 1}.xml`,
          `<p:sld ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
        ],
        [`ppt/slides/_rels/slide${index + 1}.xml.rels`, relations(related)],
      ]),
    ),
    ...parts,
  });

export const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const paragraph = (content: string, properties = ""): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;

export const cell = (content: string, properties = ""): string =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;

export const table = (...rows: string[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join("")}</w:tbl>`;

/** A shape at a position, in thousands of EMU, with a paragraph for each text. */
export const shape = (texts: string[], { left = 0, top = 0, placeholder = "" } = {}): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${placeholder && `<p:ph type="${placeholder}"/>`}</p:nvPr></p:nvSpPr>
  <p:spPr><a:xfrm><a:off x="${left}000" y="${top}000"/><a:ext cx="900000" cy="900000"/></a:xfrm></p:spPr>
  <p:txBody>${texts.map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`).join("")}</p:txBody></p:sp>`;

export const chart = `<c:chartSpace><c:chart><c:title><c:tx><c:rich><a:p><a:r><a:t>Visits by branch</a:t></a:r></a:p></c:rich></c:tx></c:title>
<c:plotArea><c:barChart><c:ser><c:tx><c:strRef><c:strCache><c:pt idx="0"><c:v>Harbour</c:v></c:pt></c:strCache></c:strRef></c:tx>
<c:cat><c:strRef><c:strCache><c:pt idx="0"><c:v>January</c:v></c:pt></c:strCache></c:strRef></c:cat>
<c:val><c:numRef><c:numCache><c:formatCode>0%</c:formatCode><c:pt idx="0"><c:v>0.25</c:v></c:pt></c:numCache></c:numRef></c:val></c:ser></c:barChart>
<c:valAx><c:title><c:tx><c:rich><a:p><a:r><a:t>Share</a:t></a:r></a:p></c:rich></c:tx></c:title></c:valAx></c:plotArea></c:chart></c:chartSpace>`;
