import type { Furniture } from "./furniture.ts";

const sources =
  /\b(?:sources?|references?|citations?|cited|cites?|bibliograph\w*|footnotes?|further reading|isbn|doi|publications?|literature)\b|\b(?:which|what) (?:\w+ )?(?:books?|articles?|papers?|journals?|publications?|works)\b|\bwho (?:wrote|published)\b|\bauthors?\b|\bpublish(?:ed|er|es|ing)?\b|\bwer hat .{0,80}geschrieben|\bqui a (?:écrit|publié)|\bqui[eé]n (?:escribió|publicó)|\bchi ha (?:scritto|pubblicato)|\bquem (?:escreveu|publicou)|\bwie (?:schreef|heeft .{0,80}geschreven)|\bcine a (?:scris|publicat)|\bkto napisał|\bkim yazdı|кто (?:написал|опубликовал)|хто написав|έγραψε|ai (?:đã )?viết|किसने लिख|ใครเขียน|谁写|誰[寫写が]|누가 썼|من كتب|\baut(?:or|eur|ore)|автор|yazar|tác giả|लेखक|ผู้แต่ง|作者|著者|저자|مؤلف|quelle|literatur|einzelnachweis|fußnote|belegt|veröffentlichung|welche[rsn]? (?:\p{L}+ )?(?:buch|bücher|artikel)|(?<!\p{L})(?:source|référence|bibliograph|citation|quels? (?:livre|article|ouvrage)|fuente|referencia|bibliograf|qué (?:libro|artículo)|fonte|fonti|riferiment|quali? (?:libr|articol)|referência|que (?:livro|artigo)|bron(?:nen)?(?!\p{L})|referentie|literatuur|welke? (?:boek|artikel)|käll|referens|kild|lähte|źródł|przypis|bibliografi|zdroj|forrás|surs[aăe]|referinț|kaynak|источник|литератур|библиограф|ссылк|джерел|πηγ[ήέ]|βιβλιογραφ|nguồn|tham khảo|स्रोत|संदर्भ)|แหล่งอ้างอิง|อ้างอิง|来源|來源|出处|出處|参考|參考|文献|文獻|引用|出典|출처|참고|문헌|مصدر|مصادر|مرجع|مراجع/iu;

const links =
  /\b(?:links?|url|web ?(?:site|page|address)|home ?page|online|see also|further reading|related)\b|webseite|internetseite|\bseite\b|adresse|(?<!\p{L})(?:lien|site|enlace|página|pagina|collegament|sito|ligaç|koppeling|länk|lenke|linkk|stron|odkaz|hivatkoz|legătur|bağlant|ссылк|сайт|посиланн|σύνδεσμ|ιστο|liên kết|trang web|कड़ी|वेबसाइट)|ลิงก์|เว็บ|链接|連結|网站|網站|网址|リンク|サイト|링크|사이트|رابط|روابط|موقع/iu;

const pages =
  /\b(?:which|what|on|the) pages?\b|\bpage numbers?\b|\bchapters?\b|\bsections?\b|table of contents|\bindex\b|seite|kapitel|abschnitt|inhalt|stichwort|(?<!\p{L})(?:page|chapitre|sommaire|página|capítulo|índice|pagina|capitolo|hoofdstuk|bladzijde|sida|kapitl|side|sivu|luku|stron|rozdział|kapitol|oldal|fejezet|pagin|capitol|sayfa|bölüm|страниц|глав|сторін|розділ|σελίδ|κεφάλαι|trang|chương|पृष्ठ|अध्याय)|หน้า|บท|页|頁|章|ページ|쪽|페이지|장에|صفحة|فصل/iu;

const notices =
  /copyright|cookie|licen[cs]|\brights?\b|urheber|lizenz|droits d.auteur|derechos|diritti|direitos|auteursrecht|авторск|лицензи|πνευματικ|telif|çerez|bản quyền|कॉपीराइट|ลิขสิทธิ์|คุกกี้|版权|版權|著作権|クッキー|저작권|쿠키|حقوق|ملفات تعريف/iu;

const asked: Partial<Record<Furniture, RegExp>> = {
  references: sources,
  links: new RegExp(`${links.source}|${sources.source}`, "iu"),
  index: pages,
  contents: pages,
  notice: notices,
};

/** Whether a question asks for what stands in such a part: for a source, a link, a page, who holds the rights. */
export const asksFor = (kind: Furniture, question: string): boolean => asked[kind]?.test(question) === true;
