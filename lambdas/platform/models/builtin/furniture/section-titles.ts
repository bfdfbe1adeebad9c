/** What a heading announces, if nothing but that: the sources of a text, links to elsewhere, or where things stand in it. */
export type Section = "references" | "links" | "contents" | "index";

const titles: Record<Section, string> = {
  references: `
    references | reference list | list of references | bibliography | works cited | literature cited | cited literature
    | citations | footnotes | endnotes | notes and references | references and notes | notes | sources | general references
    | explanatory notes | bibliographic references | reference notes | primary sources | secondary sources
    | einzelnachweise | literatur | literaturverzeichnis | literaturnachweise | quellen | quellenverzeichnis | belege
    | anmerkungen | fußnoten | quellenangaben | quellen und literatur | schrifttum | nachweise
    | références | notes et références | notes | bibliographie | ouvrages cités | notes de bas de page
    | referencias | notas | notas y referencias | bibliografía | fuentes | obras citadas | notas al pie
    | note | note e riferimenti | riferimenti | riferimenti bibliografici | bibliografia | fonti | note a piè di pagina
    | referências | notas e referências | referências bibliográficas | fontes | notas de rodapé | obras citadas
    | referències | notes i referències
    | referenties | bronnen | bronnenlijst | literatuur | literatuurlijst | noten | voetnoten | bronvermelding
    | referenser | källor | noter | litteratur | källförteckning | litteraturförteckning | fotnoter
    | referencer | kilder | litteraturliste | referanser | kildeliste | fotnoter
    | lähteet | viitteet | kirjallisuus | lähdeluettelo | lähdeviitteet
    | przypisy | źródła | literatura | bibliografia | spis literatury
    | reference | zdroje | poznámky | použitá literatura | seznam literatury | prameny
    | jegyzetek | források | hivatkozások | irodalom | irodalomjegyzék
    | referințe | note | bibliografie | surse | note bibliografice
    | kaynakça | kaynaklar | notlar | dipnotlar | kaynak
    | примечания | литература | источники | список литературы | библиография | ссылки и примечания | сноски
    | примітки | література | джерела | список літератури | посилання та примітки
    | източници | бележки | библиография
    | παραπομπές | βιβλιογραφία | πηγές | σημειώσεις | αναφορές | υποσημειώσεις
    | tham khảo | tài liệu tham khảo | chú thích | nguồn | nguồn tham khảo | thư mục | ghi chú
    | referensi | daftar pustaka | catatan kaki
    | सन्दर्भ | संदर्भ | संदर्भ सूची | सन्दर्भ सूची | ग्रंथ सूची | टिप्पणियाँ | स्रोत
    | อ้างอิง | รายการอ้างอิง | เอกสารอ้างอิง | บรรณานุกรม | เชิงอรรถ | แหล่งอ้างอิง
    | 参考文献 | 參考文獻 | 参考资料 | 參考資料 | 注释 | 注釋 | 註釋 | 脚注 | 腳註 | 注解 | 引用 | 出典 | 注 | 註 | 参考 | 来源 | 參考來源 | 参考来源
    | 文献 | 引用文献 | 注記 | 각주 | 참고 문헌 | 참고문헌 | 출처 | 주석 | 인용
    | المراجع | مراجع | المصادر | مصادر | هوامش | الهوامش | قائمة المراجع | المصادر والمراجع
    | منابع | پانویس | ارجاعات | הערות שוליים | ביבליוגרפיה | מקורות`,
  links: `
    external links | further reading | see also | related links | useful links | related articles | related pages
    | related topics | you might also like | you may also like | recommended for you | more from this site | read more
    | read next | related content | related posts | more articles | popular articles | recent posts | related
    | weblinks | siehe auch | weiterführende literatur | externe links | weiterführende links | das könnte sie auch interessieren
    | das könnte dich auch interessieren | ähnliche artikel | ähnliche beiträge | mehr zum thema | verwandte artikel
    | liens externes | voir aussi | articles connexes | pour en savoir plus | à lire aussi | vous aimerez aussi | articles similaires
    | enlaces externos | véase también | lecturas adicionales | lectura adicional | artículos relacionados | también te puede interesar
    | collegamenti esterni | voci correlate | altri progetti | articoli correlati | potrebbe interessarti anche | leggi anche
    | ligações externas | ver também | links externos | leitura adicional | artigos relacionados | veja também | leia também
    | enllaços externs | vegeu també
    | externe koppelingen | zie ook | externe link | verder lezen | gerelateerde artikelen | lees ook | misschien vind je dit ook leuk
    | externa länkar | se även | vidare läsning | läs också | relaterade artiklar
    | eksterne henvisninger | se også | eksterne lenker | eksterne links | læs også | les også
    | aiheesta muualla | katso myös | aiheeseen liittyviä artikkeleita
    | linki zewnętrzne | zobacz też | zobacz także | dalsza lektura | czytaj także | powiązane artykuły
    | externí odkazy | související články | viz též | mohlo by vás zajímat | další čtení
    | külső hivatkozások | lásd még | további információk | kapcsolódó cikkek
    | legături externe | vezi și | lectură suplimentară | articole similare | citește și
    | dış bağlantılar | ayrıca bakınız | konuyla ilgili yayınlar | ilgili yazılar | bunları da beğenebilirsiniz
    | внешние ссылки | ссылки | см. также | смотрите также | читайте также | похожие статьи | вам также может понравиться
    | посилання | див. також | зовнішні посилання | читайте також
    | външни препратки | вижте също
    | εξωτερικοί σύνδεσμοι | δείτε επίσης | περαιτέρω ανάγνωση | σχετικά άρθρα | διαβάστε επίσης
    | liên kết ngoài | xem thêm | đọc thêm | bài viết liên quan | có thể bạn quan tâm
    | pranala luar | lihat pula | bacaan lanjutan
    | बाहरी कड़ियाँ | बाहरी कड़ियां | इन्हें भी देखें | यह भी देखें | संबंधित लेख
    | แหล่งข้อมูลอื่น | ดูเพิ่ม | อ่านเพิ่มเติม | บทความที่เกี่ยวข้อง
    | 外部链接 | 外部連結 | 外部連接 | 外部リンク | 参见 | 參見 | 参看 | 相关条目 | 相關條目 | 延伸阅读 | 延伸閱讀 | 扩展阅读 | 相关文章 | 相關文章 | 猜你喜欢 | 関連項目 | 関連記事
    | おすすめ記事 | 関連リンク | 외부 링크 | 같이 보기 | 관련 문서 | 더 읽어보기 | 관련 기사
    | وصلات خارجية | روابط خارجية | انظر أيضا | انظر أيضًا | اقرأ أيضا | اقرأ أيضًا | مقالات ذات صلة | قراءات إضافية
    | پیوند به بیرون | جستارهای وابسته | קישורים חיצוניים | ראו גם`,
  contents: `
    contents | table of contents | on this page | in this article | page contents | toc
    | inhalt | inhaltsverzeichnis | inhaltsübersicht | auf dieser seite
    | sommaire | table des matières | contenu | dans cet article | índice | contenido | tabla de contenido | tabla de contenidos
    | indice | sommario | indice dei contenuti | sumário | índice de conteúdo | conteúdo | sumari | contingut
    | inhoud | inhoudsopgave | innehåll | innehållsförteckning | indhold | indholdsfortegnelse | innhold | innholdsfortegnelse
    | sisältö | sisällys | sisällysluettelo | spis treści | obsah | tartalom | tartalomjegyzék | cuprins | içindekiler
    | содержание | оглавление | зміст | съдържание | περιεχόμενα | πίνακας περιεχομένων | mục lục | nội dung | daftar isi
    | विषय सूची | विषय-सूची | अनुक्रम | สารบัญ | เนื้อหา | 目录 | 目錄 | 目次 | 목차 | 차례 | المحتويات | محتويات | جدول المحتويات
    | فهرست | תוכן עניינים`,
  index: `
    index | general index | subject index | alphabetical index | index of terms
    | stichwortverzeichnis | register | sachregister | stichwörter | sachverzeichnis | index alphabétique | índice alfabético
    | índice analítico | indice analitico | indice alfabetico | índice remissivo | índex alfabètic | trefwoordenregister | trefwoorden
    | sakregister | stikordsregister | stikkordregister | hakemisto | asiahakemisto | indeks | skorowidz | rejstřík | tárgymutató | indice
    | dizin | алфавитный указатель | предметный указатель | указатель | покажчик | предметний покажчик | азбучен указател | ευρετήριο
    | bảng tra cứu | chỉ mục | अनुक्रमणिका | सूचकांक | ดัชนี | 索引 | 색인 | 찾아보기 | الفهرس | فهرس`,
};

const sections = new Map<string, Section>(
  (Object.keys(titles) as Section[])
    .toReversed()
    .flatMap((section) => titles[section].split("|").map((title) => [keyOf(title), section] as const)),
);

/** The section that a heading or a line of its own opens: "7. References:" is one. */
export const sectionOf = (heading: string): Section | undefined =>
  heading.length > longest ? undefined : sections.get(keyOf(heading));

const longest = 80;

/** Without the number, the marks of Markdown and the edit link around a heading. */
function keyOf(heading: string): string {
  return heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/\[[^\]]{1,60}\]/g, " ")
    .replace(/^[\s#*_]*(?:\p{N}{1,2}(?:\.\p{N}{1,2}){0,3}[.)]?\s|[ivx]{1,5}[.)]\s)?/u, "")
    .replace(/[:：*_\s]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();
}
