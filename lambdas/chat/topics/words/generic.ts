/** Headings that name a part of a document, a page or an interface, and nothing that somebody asks about. */
const generic = `
introduction|intro|contents|table of contents|overview|summary|abstract|conclusion|conclusions|preface|foreword|
prologue|epilogue|chapter|part|section|page|appendix|appendices|annex|index|glossary|references|bibliography|notes|
footnotes|endnotes|sources|citations|further reading|see also|external links|related links|links|acknowledgements|
acknowledgments|list of figures|list of tables|figure|figures|table|tables|title|subtitle|document|documents|untitled|
draft|copyright|disclaimer|home|homepage|menu|navigation|main menu|search|search results|login|log in|sign in|sign up|
subscribe|newsletter|share|about|about us|news|blog|comments|categories|tags|archive|archives|related articles|
related posts|read more|learn more|more|more information|information|general information|general|miscellaneous|misc|
other|others|details|description|example|examples|question|questions|answer|answers|faq|faqs|
frequently asked questions|help|tips|note|warning|caution|important|important notes|background|scope|purpose|history|
biography|early life|personal life|life and career|life|career|legacy|death|gallery|quick links|site map|sitemap|
cookie settings|cookies|privacy settings|imprint|legal notice|recent changes|revision history|changelog|change log|
version history|release notes|terms and definitions|definitions|features|product|products|services|service|support|
getting started|quick start|next steps|key points|highlights|at a glance|results|methods|discussion|materials|data|
sheet|slide|agenda|minutes|attendees|signature|signatures|date|name|
einleitung|einführung|inhalt|inhaltsverzeichnis|übersicht|überblick|zusammenfassung|vorwort|nachwort|kapitel|teil|
abschnitt|seite|anhang|anlage|anlagen|register|glossar|literatur|literaturverzeichnis|quellen|quellenangaben|
einzelnachweise|fußnoten|anmerkungen|weblinks|siehe auch|abbildungen|abbildungsverzeichnis|tabellen|
tabellenverzeichnis|impressum|startseite|navigation|suche|anmelden|mehr|mehr erfahren|weiterlesen|aktuelles|
neuigkeiten|über uns|allgemeines|sonstiges|verschiedenes|hinweis|hinweise|wichtige hinweise|beispiel|beispiele|fazit|
hintergrund|geschichte|leben|karriere|begriffe|begriffsbestimmungen|danksagung|fragen|häufige fragen|
häufig gestellte fragen|antworten|hilfe|informationen|allgemeine informationen|unterschrift|datum|tagesordnung|
stichwortverzeichnis|
introducción|índice|índice general|contenido|contenidos|resumen|conclusión|conclusiones|prólogo|capítulo|parte|
sección|página|anexo|anexos|apéndice|glosario|referencias|bibliografía|notas|fuentes|véase también|enlaces externos|
agradecimientos|inicio|menú|navegación|búsqueda|buscar|leer más|más información|información|información general|
sobre nosotros|quiénes somos|aviso legal|noticias|ejemplo|ejemplos|preguntas frecuentes|preguntas|ayuda|antecedentes|
historia|biografía|generalidades|otros|definiciones|
sommaire|table des matières|résumé|conclusion|préface|avant-propos|chapitre|partie|section|annexe|annexes|glossaire|
références|bibliographie|notes|notes et références|voir aussi|liens externes|remerciements|accueil|menu|recherche|
en savoir plus|lire la suite|informations|informations générales|à propos|qui sommes-nous|mentions légales|actualités|
exemple|exemples|questions fréquentes|foire aux questions|aide|généralités|divers|historique|définitions|présentation|
introduzione|indice|sommario|contenuti|riassunto|conclusione|conclusioni|prefazione|capitolo|parte|sezione|pagina|
allegato|allegati|appendice|glossario|riferimenti|bibliografia|note|fonti|voci correlate|collegamenti esterni|
ringraziamenti|ricerca|menù|leggi di più|scopri di più|informazioni|informazioni generali|chi siamo|note legali|
notizie|esempio|esempi|domande frequenti|domande|aiuto|generalità|varie|storia|biografia|definizioni|
introdução|índice|sumário|conteúdo|resumo|conclusão|prefácio|capítulo|secção|seção|anexos|apêndice|referências|
bibliografia|notas|fontes|ver também|ligações externas|agradecimentos|início|pesquisa|saiba mais|leia mais|
informações|informações gerais|sobre nós|quem somos|aviso legal|notícias|exemplo|exemplos|perguntas frequentes|
perguntas|ajuda|história|biografia|definições|
inleiding|inhoud|inhoudsopgave|overzicht|samenvatting|voorwoord|nawoord|hoofdstuk|deel|paragraaf|pagina|bijlage|
bijlagen|register|begrippenlijst|woordenlijst|literatuur|literatuurlijst|bronnen|voetnoten|noten|zie ook|
externe links|dankwoord|startpagina|zoeken|lees meer|meer informatie|informatie|algemene informatie|algemeen|
over ons|nieuws|voorbeeld|voorbeelden|veelgestelde vragen|vragen|hulp|overig|geschiedenis|achtergrond|definities|
wstęp|wprowadzenie|spis treści|streszczenie|podsumowanie|przedmowa|rozdział|część|strona|załącznik|załączniki|
słownik|bibliografia|przypisy|źródła|literatura|zobacz też|linki zewnętrzne|podziękowania|strona główna|szukaj|
czytaj więcej|więcej informacji|informacje|informacje ogólne|o nas|aktualności|przykład|przykłady|
najczęściej zadawane pytania|pytania|pomoc|inne|historia|definicje|postanowienia ogólne|
giriş|içindekiler|özet|sonuç|önsöz|bölüm|sayfa|ek|ekler|sözlük|kaynakça|kaynaklar|dipnotlar|ayrıca bakınız|
dış bağlantılar|teşekkür|ana sayfa|menü|arama|daha fazla|devamını oku|bilgi|genel bilgiler|genel|hakkımızda|haberler|
örnek|örnekler|sık sorulan sorular|sorular|yardım|diğer|tarihçe|tanımlar|
введение|содержание|оглавление|обзор|резюме|заключение|предисловие|глава|часть|раздел|страница|приложение|приложения|
глоссарий|литература|список литературы|примечания|источники|см также|ссылки|главная|меню|поиск|подробнее|
информация|общая информация|общие положения|о нас|новости|пример|примеры|вопросы|частые вопросы|помощь|прочее|
вступ|зміст|огляд|висновок|висновки|передмова|розділ|додаток|додатки|література|примітки|джерела|посилання|головна|
úvod|obsah|přehled|shrnutí|závěr|předmluva|kapitola|příloha|přílohy|slovník|literatura|poznámky|zdroje|odkazy|
inledning|innehåll|innehållsförteckning|översikt|sammanfattning|förord|kapitel|bilaga|bilagor|ordlista|källor|
indledning|indhold|indholdsfortegnelse|oversigt|resumé|forord|bilag|ordliste|kilder|innledning|innhold|oversikt|
sammendrag|vedlegg|johdanto|sisällys|sisällysluettelo|yhteenveto|esipuhe|luku|liite|liitteet|lähteet|bevezetés|
tartalom|tartalomjegyzék|összefoglalás|előszó|fejezet|melléklet|mellékletek|irodalom|források|introducere|cuprins|
rezumat|concluzii|capitol|anexă|anexe|referințe|bibliografie|note|surse|pendahuluan|daftar isi|ringkasan|kesimpulan|
bab|lampiran|daftar pustaka|catatan|giới thiệu|mục lục|tóm tắt|kết luận|chương|phụ lục|tài liệu tham khảo|
εισαγωγή|περιεχόμενα|περίληψη|συμπέρασμα|πρόλογος|κεφάλαιο|παράρτημα|βιβλιογραφία|σημειώσεις|πηγές|
مقدمة|المحتويات|فهرس|ملخص|خاتمة|الفصل|ملحق|المراجع|المصادر|ملاحظات|انظر أيضا|الرئيسية|القائمة|بحث|
מבוא|תוכן|תוכן עניינים|סיכום|הקדמה|פרק|נספח|מקורות|הערות|परिचय|विषय सूची|सारांश|निष्कर्ष|अध्याय|संदर्भ|परिशिष्ट|
目录|目次|引言|简介|介绍|前言|概述|概要|总结|结论|附录|参考文献|参考资料|注释|术语表|首页|导航|搜索|常见问题|其他|
はじめに|序文|まとめ|結論|付録|参考文献|脚注|索引|用語集|ホーム|よくある質問|その他|概説|서론|소개|개요|목차|요약|결론|부록|참고문헌|
참고 자료|각주|색인|자주 묻는 질문|기타|บทนำ|สารบัญ|สรุป|บทสรุป|ภาคผนวก|บรรณานุกรม|อ้างอิง|หมายเหตุ|หน้าแรก`;

let names: Set<string> | undefined;

/** Also "Chapter Three": a name of a part with one word more. */
export const isGeneric = (heading: string): boolean => {
  names ??= new Set(
    generic
      .replace(/\n/g, "")
      .split("|")
      .map((name) => name.normalize("NFC").toLowerCase()),
  );
  const text = heading.toLowerCase();
  return names.has(text) || (numberedPart.test(text) && text.split(" ").length === 2);
};

const numberedPart =
  /^(?:chapter|part|section|page|appendix|annex|figure|table|sheet|slide|kapitel|teil|abschnitt|seite|anhang|anlage|capítulo|parte|sección|chapitre|partie|annexe|capitolo|sezione|allegato|hoofdstuk|deel|bijlage|rozdział|część|załącznik|bölüm|глава|часть|раздел|розділ|kapitola)\s/u;
