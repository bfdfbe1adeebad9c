/** Names of heading styles in the languages of Word; ids drop the letters outside ASCII ("berschrift1"). */
const headings =
  "heading|überschrift|berschrift|titre|título|titulo|titolo|kop|rubrik|otsikko|overskrift|nagłówek|nagwek|nadpis|" +
  "címsor|cmsor|başlık|balk|заголовок|encabezado|intestazione|cabeçalho|επικεφαλίδα|標題|标题|見出し|제목|כותרת|عنوان";
const numbered = new RegExp(`^(?:${headings})[ _-]?([1-9])$`, "iu");

/** Heading level, from 1, of a paragraph style by its name or id; undefined for styles of other paragraphs. */
export const namedLevel = (style: string): number | undefined => {
  const name = style.trim();
  const level = numbered.exec(name)?.[1];
  if (level) return Number(level);
  if (/^(title|titel|titre|título|titolo|document title|book title)$/i.test(name)) return 1;
  if (/^(subtitle|untertitel|sous-titre|subtítulo|sottotitolo)$/i.test(name)) return 2;
};
