const lineLength = 90;
const linesOfPage = 54;

/** A PDF with a page of plain Helvetica for each text. */
export const plainPdf = (texts: string[]): string => {
  const font = "3 0 R";
  const pageNumber = (at: number) => 4 + 2 * at;
  const kids = texts.map((_, at) => `${pageNumber(at)} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${texts.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...texts.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F ${font} >> >> /Contents ${pageNumber(at) + 1} 0 R >>`,
      streamOf(text),
    ]),
  ];
  return withDirectory(objects);
};

const streamOf = (text: string): string => {
  const lines = (text.match(new RegExp(`.{1,${lineLength}}(?:\\s|$)`, "g")) ?? []).slice(0, linesOfPage);
  const shown = lines.map((line) => `(${line.trim().replace(/[\\()]/g, "\\$&")}) Tj T*`);
  const content = `BT /F 10 Tf 14 TL 50 790 Td\n${shown.join("\n")}\nET`;
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
};

const withDirectory = (objects: string[]): string => {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return file + head + trailer;
};
