const maxHeadingLength = 90;

export const isNumbered = (line: string) => /^\s*\d{1,2}(\.\d{1,2}){1,4}\.?\s+\p{Lu}/u.test(line);

/** A line of nothing but strokes; under a title it makes it one, elsewhere it only parts. */
export const isRuler = (line: string) => /^\s*([=\-_*~#+.—–─━═])(\s?\1){2,}\s*$/.test(line.slice(0, 400));

/** The level that a line of strokes gives the line above it. */
export function underlineLevel(line: string): number | undefined {
  const stroke = /^\s*([=\-~*^#])\1{2,}\s*$/.exec(line.slice(0, 400))?.[1];
  if (!stroke) return;
  return "=*#".includes(stroke) ? 1 : 2;
}

/** "2.1 Fees", "CHAPTER ONE", "§ 4 Loans": a short line that is no sentence. */
export function headingLevel(line: string): number | undefined {
  const trimmed = line.trim();
  if (trimmed.length > maxHeadingLength || /[.!?:;,。！？]$/.test(trimmed)) return;
  const number = /^(\d{1,2}(?:\.\d{1,2})*)[.)]?\s+\p{Lu}/u.exec(trimmed)?.[1];
  if (number) return Math.min(6, number.split(".").length);
  if (
    /^(chapter|part|section|article|appendix|annex|kapitel|teil|abschnitt|artikel|anhang|chapitre|partie|capítulo|capitolo|rozdział|глава|第)\s*[\divxlc一二三四五六七八九十]+\b/iu.test(
      trimmed,
    )
  )
    return 1;
  if (/^(§+|art\.)\s*\d+\w?\s+\p{L}/iu.test(trimmed)) return 2;
  const markdown = /^(#{1,6})\s+\S/.exec(trimmed)?.[1];
  if (markdown) return markdown.length;
  if (/\p{Lu}{3}/u.test(trimmed) && trimmed === trimmed.toUpperCase() && letterShare(trimmed) > 0.5) return 1;
}

const letterShare = (text: string) => (text.match(/[\p{L}\s]/gu)?.length ?? 0) / text.length;
