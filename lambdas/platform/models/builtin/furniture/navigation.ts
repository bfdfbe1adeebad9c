/** Links and buttons that pages have around their text, alone on a line. */
const controls =
  /^(?:jump to (?:content|navigation|search|main)\b.*|skip to (?:main )?(?:content|navigation)|toggle (?:the )?(?:table of contents|limited content width|navigation|menu|\S+ subsection)|move to sidebar\b.*|main menu|hide|\[?edit(?: source| links?)?\]?|edit (?:this )?(?:page|links|at wikidata)|view (?:source|history)|talk|article|read|tools|what links here|related changes|upload file|special pages|permanent link|page information|cite this page|download as pdf|printable version|in other projects|from wikipedia, the free encyclopedia|\(redirected from .*\)|page semi-protected|log ?in|sign ?(?:in|up)|register|search|menu|close|next|previous|back(?: to top)?|top|share(?: this(?: page| article)?)?|print(?: this page)?|tweet|follow us|subscribe|add to cart|accept all(?: cookies)?|reject all|cookie settings|manage preferences|show more|load more|read more|\d+ languages?|add languages|zum inhalt springen|zur (?:navigation|suche) springen|bearbeiten|quelltext bearbeiten|aller au contenu|modifier(?: le code)?|voir l'historique|ir al contenido|editar|vai al contenuto|modifica(?: wikitesto)?|saltar para o conteúdo|ga naar inhoud|bewerken|przejdź do treści|edytuj|перейти к (?:навигации|содержанию)|править(?: код)?|μετάβαση στο περιεχόμενο|içeriğe atla|değiştir|sari la conținut|bước tới nội dung|跳转到(?:导航|内容)|编辑|編輯|本文へ移動|編集|본문으로 이동|편집|تعديل)$/iu;

const notices =
  /^(?:retrieved from|abgerufen von|récupérée de|ce document provient de|obtenido de|obtida de|estratto da|overgenomen van|hämtad från|źródło:|источник —|ανακτήθηκε από|kaynak:|adus de la|lấy từ|取自|「?https?:\/\/\S+」から取得|원본 주소|مجلوبة من)\s?[„"“«「]?\s?https?:|^(?:(?:hidden )?categor(?:y|ies)|kategorien?|catégories?|categorías?|categorie|categorias?|categoría|категори[яи]|κατηγορί(?:α|ες)|kategoriler|categorii|thể loại|श्रेणी|श्रेणियाँ|หมวดหมู่|分类|分類|カテゴリ|분류|تصنيفات?|تصنيف)\s?[:：]|^(?:this page was last (?:edited|modified)|diese seite wurde zuletzt|la dernière modification de cette page|esta página se editó|questa pagina è stata modificata|esta página foi editada|deze pagina is voor het laatst|эта страница в последний раз|αυτή η σελίδα τροποποιήθηκε|bu sayfa (?:en )?son|ultima editare a paginii|trang này được sửa đổi|本页面最后|本頁面最後|最終更新|이 문서는 .* 마지막으로|آخر تعديل لهذه)|^text is available under|^der text ist unter der lizenz|^les textes sont disponibles sous/iu;

const ownership =
  /©|\(c\)\s?(?:19|20)\d\d|copyright (?:©\s?)?(?:19|20)\d\d|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|alle rechten voorbehouden|wszelkie prawa zastrzeżone|все права защищены|tüm hakları saklıdır|toate drepturile rezervate|με την επιφύλαξη παντός|版权所有|版權所有|無断転載|모든 권리 보유|جميع الحقوق محفوظة/iu;

const consent =
  /\b(?:we|this (?:web)?site|our (?:web)?site) uses? cookies\b|\bby (?:continuing|using) .{0,40}(?:site|browse).{0,60}cookies|wir verwenden cookies|diese (?:web)?seite verwendet cookies|ce site utilise des cookies|nous utilisons des cookies|utilizamos cookies|este sitio (?:web )?utiliza cookies|utilizziamo i cookie|questo sito utilizza (?:i )?cookie|este site (?:utiliza|usa) cookies|wij gebruiken cookies|deze (?:web)?site gebruikt cookies|(?:мы|сайт) использу\p{L}+ (?:файлы )?cookie|ta strona (?:używa|korzysta z) (?:plików )?cookie|çerezler(?:i)? kullan/iu;
const answersConsent =
  /\b(?:accept|agree|ok|consent|got it|decline|settings|continu)|akzeptier|zustimm|einverstanden|accepte|acept|accett|aceit|akkoord|accepteer|принять|соглас|zgadzam|akceptuj|kabul/iu;

/** "Page 3 of 12", "- 3 -", "3/12" alone on a line. */
const pageNumber =
  /^[-–—•\s]*(?:(?:page|seite|página|pagina|pág\.?|p\.|str(?:ona|ana|\.)|sida|side|sivu|oldal|sayfa|страница|стр\.|σελίδα|σελ\.|trang|पृष्ठ|หน้า|第|페이지|صفحة)\s*\d{1,4}(?:\s*(?:of|von|de|sur|di|van|av|z|из|από|\/)\s*\d{1,4})?|\d{1,4}\s*\/\s*\d{1,4}|[-–—]\s?\d{1,4}\s?[-–—])(?:\s?[页頁ページ])?[-–—•\s]*$/iu;
/** The line that browsers print at the head or foot of each sheet. */
const printed =
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?:\s?[AP]M)?\s.{3,}$|^https?:\/\/\S+(?:\s.{0,80})?\s\d{1,3}\/\d{1,3}$/iu;

const home =
  /^(?:home|home ?page|start|startseite|accueil|inicio|início|home page|hjem|hem|etusivu|strona główna|úvod|domů|kezdőlap|acasă|ana ?sayfa|главная|головна|начало|αρχική|trang chủ|होम|मुखपृष्ठ|หน้าแรก|首页|首頁|ホーム|トップ|홈|الرئيسية)$/iu;

/** Whether a line is a page's furniture: a menu, a trail of pages, a button, a notice or the number of a page. */
export const isNavigation = (line: string): boolean => {
  if (line.length > longest) return false;
  const text = line.replace(/^[-*•]\s+/, "").trim();
  return (
    controls.test(text) ||
    notices.test(text) ||
    pageNumber.test(line) ||
    printed.test(text) ||
    isTrail(text) ||
    isLanguages(text)
  );
};

const longest = 400;

/** A line of ownership, or one that asks for consent to cookies. */
export const isNotice = (line: string): boolean =>
  line.length <= longest &&
  ((ownership.test(line) && line.length <= 200) ||
    (consent.test(line) && answersConsent.test(line.replace(consent, " "))));

/** "Home › Lamps › Table lamps", "Home | About us | Contact". */
function isTrail(text: string): boolean {
  const [first = "", ...others] = text.split(/\s*[>›»→|·•/]\s+|\s+[>›»→|·•/]\s*/u);
  return (
    others.length > 0 &&
    home.test(first.trim()) &&
    others.every((part) => part.length <= 50 && !/[.!?]$/.test(part))
  );
}

const tags =
  "en de fr es it pt nl sv da nb fi pl cs sk hu ro hr sr sl bg el tr ru uk et lv lt vi id ms ca eu gl cy ga is sq mk hi bn ta te mr th zh ja ko ar fa he ur ka hy az kk eo af sw";

let own: Set<string> | undefined;

/** At least four names of languages in their own words, and little else. */
function isLanguages(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  if (words.length < 4) return false;
  own ??= new Set(
    tags
      .split(" ")
      .map((tag) => new Intl.DisplayNames([tag], { type: "language" }).of(tag)?.toLowerCase() ?? tag),
  );
  const known = new Set(words.filter((word) => own!.has(word)));
  return known.size >= 4 && known.size >= 0.6 * words.length;
}
