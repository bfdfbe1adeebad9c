const headings =
  "heading|überschrift|titre|título|titulo|titolo|kop|rubrik|otsikko|overskrift|nagłówek|nadpis|címsor|başlık|" +
  "заголовок|encabezado|intestazione|cabeçalho|επικεφαλίδα|標題|标题|見出し|제목|כותרת|عنوان";
const numbered = new RegExp(`^(?:${headings})[ _-]?([1-9])$`, "iu");

/** The level of the headings that a style is for, by its name in one of many languages. */
export function namedLevel(name: string): number | undefined {
  const level = numbered.exec(name)?.[1];
  if (level) return Number(level);
  if (/^(title|titel|titre|título|titolo|document title|book title)$/i.test(name)) return 1;
  if (/^(subtitle|untertitel|sous-titre|subtítulo|sottotitolo)$/i.test(name)) return 2;
}
