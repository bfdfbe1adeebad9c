/** Words of controls that say nothing about what they open, in small letters without marks. */
const empty = new Set(
  `more less all details toggle open close expand collapse menu next previous prev
  read more; show more; see more; view more; learn more; load more; show all; view all; see all; show less; read less; show details; view details; toggle navigation
  mehr; mehr lesen; mehr anzeigen; mehr erfahren; weiterlesen; weniger; weniger anzeigen; alles anzeigen; alle anzeigen; schließen; öffnen; zurück; weiter
  lire la suite; en savoir plus; voir plus; afficher plus; suite; fermer
  leer más; ver más; mostrar más; saber más; ler mais; ver mais; saiba mais; mostrar mais
  leggi; leggi di più; leggi tutto; mostra altro; mostra di più; scopri di più
  lees meer; lees verder; meer; meer lezen; meer weergeven; toon meer
  czytaj dalej; więcej; pokaż więcej; czytaj więcej; läs mer; visa mer; læs mere; vis mere; les mer; vis mer; lue lisää; näytä lisää
  подробнее; показать ещё; показать еще; читать далее; ещё; докладніше; читати далі
  daha fazla; devamını oku; daha fazla göster; عرض المزيد; اقرأ المزيد; المزيد; और पढ़ें; और देखें
  もっと見る; 続きを読む; 詳細; 更多; 查看更多; 展开; 阅读更多; 阅读全文; 更多內容; 더보기; 더 보기; 자세히 보기; xem thêm; đọc thêm; อ่านเพิ่มเติม; ดูเพิ่มเติม; selengkapnya; baca selengkapnya`
    .split(/[;\n]/)
    .flatMap((part, at) => (at === 0 ? part.split(" ") : [part]))
    .map((part) => part.trim()),
);

/** True for "Read more …" and its like in many languages. */
export const namesNothing = (words: string): boolean =>
  empty.has(
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\s]/gu, "")
      .trim(),
  );
