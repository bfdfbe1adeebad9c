/** A PDF of 5 KB whose form draws the next one twice, 24 times nested: 16 million drawings. */
export const nestedForms = (depth = 24): string => {
  const stream = (head: string, content: string) =>
    `<< ${head} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const fonts = "/Font << /A 4 0 R >>";
  const forms = Array.from({ length: depth }, (_, at) => {
    const isLast = at === depth - 1;
    const head = `/Type /XObject /Subtype /Form /BBox [0 0 200 200] /Resources << ${fonts} ${isLast ? "" : `/XObject << /F ${at + 7} 0 R >>`} >>`;
    return stream(head, isLast ? "BT /A 8 Tf 10 10 Td (x) Tj ET" : "/F Do /F Do");
  });
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 5 0 R /Resources << ${fonts} /XObject << /F 6 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    stream("", "/F Do"),
    ...forms,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join("");
  return `%PDF-1.4\n${body}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\n%%EOF\n`;
};
