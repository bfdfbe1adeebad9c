import { type Parts, zipOf } from "./zip.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

const packaged = (main: string, type: string, parts: Parts) =>
  zipOf({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    "_rels/.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="${main}"/></Relationships>`,
    ...parts,
  });

/** A Word document whose body is the given XML, after an optional document type declaration. */
export const docxOf = (body: string, declaration = "", others: Parts = {}): Buffer =>
  packaged("word/document.xml", "wordprocessingml.document", {
    "word/document.xml": `<?xml version="1.0"?>${declaration}<w:document xmlns:w="${word}" xmlns:r="${relations}"><w:body>${body}</w:body></w:document>`,
    ...others,
  });

/** A workbook of one sheet with the given rows' XML. */
export const xlsxOf = (rows: string): Buffer =>
  packaged("xl/workbook.xml", "spreadsheetml.sheet", {
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`,
  });

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
