/** Labels of the boxes beside an article, by what they tell; a question asks for them with the same words or with `asked`. */
interface Fact {
  labels: string;
  asked: RegExp;
}

const facts: Fact[] = [
  {
    labels:
      "born | date of birth | birth date | birth name | place of birth | birthplace | geboren | geburtsdatum | geburtsort | naissance | date de naissance | lieu de naissance | né le | nacimiento | fecha de nacimiento | lugar de nacimiento | nascita | data di nascita | luogo di nascita | nascimento | data de nascimento | geboortedatum | geboorteplaats | född | født | syntynyt | urodzony | data urodzenia | data i miejsce urodzenia | narození | született | născut | nașteri | doğum | doğum tarihi | родился | родилась | дата рождения | место рождения | народився | дата народження | γέννηση | sinh | ngày sinh | जन्म | เกิด | วันเกิด | 出生 | 出生日期 | 生年月日 | 生誕 | 출생 | ولد | الميلاد | تاريخ الميلاد",
    asked:
      /\bborn\b|\bbirth|gebor|geburt|naissance|\bnée?\b|\bnaci|\bnasc|\bnat[oa]\b|född|født|synty|urodz|naroz|szület|născ|doğ(?:du|um)|род(?:ил|ивс)|рожд|народ|γεννήθ|γέννησ|sinh|जन्म|เกิด|出生|生まれ|誕生|태어|출생|ولد|ولادة|ميلاد|how old/iu,
  },
  {
    labels:
      "died | date of death | place of death | death | gestorben | todesdatum | sterbedatum | décès | mort | fallecimiento | muerte | morte | data di morte | falecimento | overleden | död | død | kuollut | śmierć | data śmierci | úmrtí | elhunyt | deces | decedat | ölüm | умер | умерла | дата смерти | помер | дата смерті | θάνατος | mất | ngày mất | मृत्यु | เสียชีวิต | 逝世 | 死亡 | 死没 | 사망 | توفي | الوفاة",
    asked:
      /\bdied?\b|\bdeath|gestorb|\bstarb|\btod|décè|\bmort|murió|falleci|fallec|muert|\bmor(?:ì|t[oae])|morre|falec|overled|stierf|\bdöd|\bdød|kuol|zmarł|śmier|zemřel|meghalt|decedat|murit|öl(?:dü|üm)|умер|смерт|помер|πέθαν|θάνατ|mất|मृत्यु|เสียชีวิต|逝世|死|사망|توف|وفاة/iu,
  },
  {
    labels:
      "founded | established | formed | formation | inception | foundation | opened | gegründet | gründung | gründungsdatum | eröffnung | création | fondation | date de création | fondé | fundación | fundada | fundado | fondazione | fundação | opgericht | oprichting | grundat | grundlagt | perustettu | założony | założona | data założenia | založeno | založení | vznik | alapítva | alapítás | fondat | înființat | kuruluş | kuruluş tarihi | основана | основан | основание | дата основания | год основания | засновано | ίδρυση | thành lập | ngày thành lập | स्थापना | ก่อตั้ง | 成立 | 成立时间 | 创立 | 創立 | 設立 | 설립 | 창립 | التأسيس | تأسست | تأسيس",
    asked:
      /found|establish|\bform(?:ed|ation)|\bopened|inception|gründ|eröffn|fond[ée]|créé|création|fundó|funda|fondat|criad|opgericht|opricht|grundat|grundl|perust|założ|založ|vznik|alapít|înființ|kurul|основа|заснова|ιδρύ|ίδρυ|thành lập|स्थाप|ก่อตั้ง|成立|创立|創立|設立|설립|창립|أسس|تأسيس|how old/iu,
  },
  {
    labels:
      "founder | founders | founder(s) | gründer | fondateur | fondateurs | fundador | fundadores | fondatore | fondatori | oprichter | oprichters | grundare | grundlægger | założyciel | zakladatel | alapító | fondator | fondatori | kurucu | kurucular | основатель | основатели | засновник | ιδρυτής | ιδρυτές | người sáng lập | संस्थापक | ผู้ก่อตั้ง | 创始人 | 創辦人 | 創業者 | 설립자 | 창립자 | المؤسس | المؤسسون",
    asked:
      /found|gründ|fond|fund[aó]|opricht|grunda|grundl|założ|zaklad|založ|alapít|kuru(?:cu|ld)|основа|заснов|ιδρ[υύ]|sáng lập|संस्थाप|ก่อตั้ง|创始|创立|創[辦業]|설립|창립|أسس/iu,
  },
  {
    labels:
      "headquarters | location | sitz | hauptsitz | siège social | siège | sede | sede central | sede principal | hoofdkantoor | zetel | säte | huvudkontor | hovedkontor | hovedkvarter | kotipaikka | siedziba | sídlo | székhely | sediu | genel merkez | merkez | штаб-квартира | расположение | штаб-квартира | έδρα | trụ sở | trụ sở chính | मुख्यालय | สำนักงานใหญ่ | 总部 | 總部 | 本社所在地 | 본사 | المقر الرئيسي | المقر",
    asked:
      /headquarter|head office|\bbased\b|located|location|\bsitz|ansässig|siège|\bsede\b|hoofdkantoor|gevestigd|huvudkontor|hovedk|siedzib|sídl|székhely|sediu|merkez|штаб|расположен|έδρα|trụ sở|मुख्यालय|สำนักงานใหญ่|总部|總部|本社|본사|مقر/iu,
  },
  {
    labels:
      "population | total population | einwohner | einwohnerzahl | bevölkerung | población | habitantes | popolazione | abitanti | população | inwoners | befolkning | folkmängd | folketal | väkiluku | ludność | liczba ludności | počet obyvatel | népesség | populație | nüfus | население | населення | πληθυσμός | dân số | जनसंख्या | ประชากร | 人口 | 인구 | عدد السكان | السكان",
    asked:
      /population|people|inhabitants|einwohner|bevölkerung|habita|abitan|popula|inwoner|invånare|befolkning|indbygger|asukas|ludno|mieszkań|obyvatel|lakos|népess|locuitor|nüfus|жител|населен|κάτοικ|πληθυσμ|dân số|जनसंख्या|ประชากร|人口|인구|سكان/iu,
  },
  {
    labels:
      "area | total area | fläche | superficie | superficie totale | área | extensión | oppervlakte | yta | areal | pinta-ala | powierzchnia | rozloha | terület | suprafață | yüzölçümü | площадь | площа | έκταση | diện tích | क्षेत्रफल | พื้นที่ | 面积 | 面積 | 면적 | المساحة",
    asked:
      /\barea|how (?:large|big)|fläche|wie groß|superfici|extensión|\bárea|oppervlak|\byta|\bareal|pinta-ala|powierzch|rozloh|terület|suprafaț|yüzölçüm|площад|площа|έκταση|diện tích|क्षेत्रफल|พื้นที่|面积|面積|면적|مساحة/iu,
  },
  {
    labels:
      "height | elevation | altitude | größe | höhe | körpergröße | taille | hauteur | altura | altitud | altezza | altitudine | altitude | lengte | hoogte | längd | høyde | højde | pituus | wzrost | wysokość | výška | magasság | înălțime | boy | yükseklik | рост | высота | ύψος | υψόμετρο | chiều cao | ऊँचाई | ส่วนสูง | ความสูง | 身高 | 高度 | 海拔 | 身長 | 標高 | 키 | 신장 | 고도 | الطول | الارتفاع",
    asked:
      /height|how (?:tall|high)|elevation|altitud|größe|höhe|wie (?:groß|hoch)|taille|hauteur|mesure|altura|alt[oa]\b|altezza|altitudin|lengte|hoog|lång|højde|høyde|pitu|wzrost|wysok|výšk|magas|înăl|boyu|yükseklik|рост|высот|ύψος|ψηλ|chiều cao|ऊँचाई|สูง|身高|高度|海拔|身長|標高|키가|높이|طول|ارتفاع/iu,
  },
  {
    labels:
      "number of employees | employees | workforce | mitarbeiterzahl | mitarbeiter | effectif | effectifs | empleados | dipendenti | empregados | número de empregados | aantal werknemers | werknemers | antal anställda | ansatte | antal ansatte | työntekijät | zatrudnienie | liczba pracowników | počet zaměstnanců | alkalmazottak | angajați | çalışan sayısı | число сотрудников | кількість працівників | εργαζόμενοι | số nhân viên | कर्मचारी | พนักงาน | 员工人数 | 員工人數 | 従業員数 | 직원 수 | 종업원 수 | عدد الموظفين",
    asked:
      /employ|staff|work(?:s|ers|force)? |mitarbeit|beschäftig|effectif|salarié|emple|dipenden|empreg|werknemer|anställd|ansatt|työntek|pracown|zatrud|zaměstnan|alkalmaz|angaja|çalışan|сотрудник|працівник|εργαζ|nhân viên|कर्मचारी|พนักงาน|员工|員工|従業員|직원|종업원|موظف/iu,
  },
  {
    labels:
      "revenue | net income | operating income | total assets | total equity | turnover | umsatz | bilanzsumme | chiffre d'affaires | résultat net | ingresos | beneficio neto | fatturato | utile netto | receita | lucro | omzet | omsättning | omsætning | liikevaihto | przychody | przychód | obrat | árbevétel | cifră de afaceri | venituri | gelir | выручка | оборот | чистая прибыль | дохід | έσοδα | doanh thu | राजस्व | รายได้ | 营业额 | 营收 | 營業額 | 売上高 | 매출 | 매출액 | الإيرادات",
    asked:
      /revenue|income|assets|equity|turnover|sales|umsatz|bilanz|chiffre d.affaires|résultat|ingres|benefici|fattur|utile|receita|lucro|omzet|omsä|liikevaihto|przych|obrat|árbevét|afaceri|venit|gelir|ciro|выруч|оборот|прибыл|дох[оі]д|έσοδα|doanh thu|राजस्व|รายได้|营业额|营收|營業額|売上|매출|إيراد/iu,
  },
  {
    labels:
      "key people | ceo | president | chairman | chairperson | chair | director | leader | mayor | manager | head coach | principal | leitung | vorsitz | bürgermeister | trainer | direction | dirigeants | maire | président | director general | presidente | alcalde | sindaco | prefeito | directeur | voorzitter | burgemeester | ordförande | borgmästare | prezes | burmistrz | prezydent | starosta | ředitel | polgármester | primar | director executiv | başkan | belediye başkanı | руководитель | ключевые фигуры | президент | мэр | керівник | πρόεδρος | δήμαρχος | lãnh đạo | chủ tịch | अध्यक्ष | ผู้บริหาร | นายกเทศมนตรี | 首席执行官 | 市长 | 代表者 | 市長 | 대표자 | 시장 | الرئيس | المدير التنفيذي | رئيس البلدية",
    asked:
      /ceo|president|chair|director|leader|leads?\b|head\b|mayor|manag|coach|principal|runs\b|leit|vorsitz|bürgermeister|trainer|dirig|maire|alcalde|sindaco|prefeit|directeur|voorzitter|burgemeester|ordför|borgm|prezes|burmistrz|prezydent|starost|ředitel|polgárm|primar|başkan|руковод|президент|мэр|керів|πρόεδρ|δήμαρχ|lãnh đạo|chủ tịch|अध्यक्ष|ผู้บริหาร|市长|市長|首席执行官|代表|대표|시장|رئيس|مدير/iu,
  },
  {
    labels:
      "country | nationality | citizenship | land | staat | nationalität | staatsangehörigkeit | pays | nationalité | país | nacionalidad | paese | nazionalità | stato | nacionalidade | nationaliteit | nationalitet | maa | kansalaisuus | kraj | państwo | narodowość | stát | země | národnost | ország | állampolgárság | țară | cetățenie | ülke | uyruk | страна | гражданство | країна | χώρα | εθνικότητα | quốc gia | quốc tịch | देश | राष्ट्रीयता | ประเทศ | สัญชาติ | 国家 | 國家 | 国籍 | 國籍 | 国 | 국가 | 국적 | البلد | الجنسية | الدولة",
    asked:
      /countr|nationalit|citizen|\bland\b|staat|pays|país|naciona|paese|naziona|\bkraj|państw|narodow|země|ország|állampol|țar[aă]|cetăț|ülke|uyru|стран|гражданств|країн|χώρα|εθνικότ|quốc|देश|ประเทศ|สัญชาติ|国|國|국가|국적|بلد|جنسية|دولة/iu,
  },
  {
    labels:
      "website | official website | site web | sitio web | sito web | website oficial | hemsida | strona internetowa | сайт | веб-сайт | ιστότοπος | trang web | वेबसाइट | เว็บไซต์ | 网站 | 網站 | ウェブサイト | 웹사이트 | الموقع الإلكتروني",
    asked:
      /web ?(?:site|page|address)|home ?page|\burl\b|webseite|internetseite|\bsite\b|\bsitio|página web|\bsito\b|hemsida|stron[aę]|сайт|ιστοσελίδα|ιστότοπ|trang web|वेबसाइट|เว็บ|网站|網站|サイト|웹사이트|موقع/iu,
  },
];

/** Further labels, which a question asks for by their own words. */
const others =
  "company type | type | industry | products | services | brands | divisions | subsidiaries | parent | owner | traded as | isin | predecessor | successor | area served | fate | defunct | full name | real name | native name | other names | also known as | nickname | occupation | profession | years active | spouse | spouse(s) | partner | children | parents | relatives | alma mater | education | residence | awards | notable work | notable works | known for | genre | genres | instruments | labels | position | positions | position(s) | playing position | current team | club | youth career | senior career | senior career* | senior career† | international career | international career‡ | managerial career | team | teams managed | number | coordinates | time zone | postal code | postcode | area code | dialling code | calling code | iso 3166 code | currency | capital | largest city | official languages | language | languages | government | demonym | religion | density | metro | website | official website | motto | anthem | directed by | produced by | written by | starring | music by | cinematography | edited by | production company | distributed by | release date | release dates | running time | budget | box office | author | publisher | publication date | pages | isbn | developer | developers | initial release | stable release | written in | operating system | platform | platforms | license | architect | architectural style | construction started | completed | floor count | capacity | stadium | ground | league | owner(s) | kingdom | phylum | class | order | family | genus | species | conservation status | personal information | personal details | preceded by | succeeded by | political party | party | office | term | allegiance | branch | rank | battles/wars | headquarters location | rechtsform | branche | leitung | website | spitzname | beruf | verein | position | postleitzahl | vorwahl | kfz-kennzeichen | gemeindeschlüssel | bundesland | landkreis | bürgermeister | währung | hauptstadt | amtssprache | staatsform | regie | drehbuch | produktion | musik | kamera | besetzung | originaltitel | erscheinungsjahr | länge | activité | produits | site web | slogan | forme juridique | actionnaires | filiales | conjoint | profession | code postal | région | département | monnaie | capitale | langue officielle | tipo | industria | productos | sitio web | eslogan | filiales | cónyuge | ocupación | código postal | moneda | capital | idioma oficial | settore | prodotti | sito web | forma societaria | coniuge | professione | valuta | capitale | indústria | produtos | website oficial | cônjuge | ocupação | moeda | sector | producten | rechtsvorm | beroep | postcode | munteenheid | hoofdstad | bransch | produkter | hemsida | yrke | branża | strona internetowa | zawód | stolica | waluta | odvětví | produkty | povolání | hlavní město | měna | iparág | foglalkozás | főváros | pénznem | industrie | produse | ocupație | site web | monedă | sektör | ürünler | meslek | para birimi | başkent | отрасль | продукция | сайт | тип | имя при рождении | род деятельности | супруг | супруга | столица | валюта | часовой пояс | почтовый индекс | галузь | веб-сайт | столиця | κλάδος | προϊόντα | ιστότοπος | επάγγελμα | πρωτεύουσα | νόμισμα | loại hình | ngành nghề | sản phẩm | trang web | website | nghề nghiệp | thủ đô | đơn vị tiền tệ | उद्योग | उत्पाद | वेबसाइट | पेशा | राजधानी | मुद्रा | ประเภท | อุตสาหกรรม | ผลิตภัณฑ์ | เว็บไซต์ | อาชีพ | เมืองหลวง | สกุลเงิน | 公司类型 | 行业 | 产业 | 產業 | 产品 | 產品 | 网站 | 網站 | 职业 | 職業 | 首都 | 货币 | 貨幣 | 種類 | 業種 | 事業内容 | 代表者 | 外部リンク | 資本金 | 公用語 | 通貨 | 산업 | 분야 | 제품 | 웹사이트 | 직업 | 수도 | 통화 | الصناعة | المنتجات | الموقع الإلكتروني | المهنة | العاصمة | العملة | النوع";

const keyOf = (label: string): string =>
  label
    .normalize("NFC")
    .toLowerCase()
    .replace(/\[[^\]]{0,20}\]/g, "")
    .replace(/^[•\s]+|[:：*\s]+$/gu, "");

const listed = (labels: string): string[] => labels.split("|").map(keyOf);
const known = new Set([...facts.flatMap(({ labels }) => listed(labels)), ...listed(others)]);
const factOf = new Map(facts.flatMap((fact) => listed(fact.labels).map((label) => [label, fact] as const)));

export const isLabel = (label: string): boolean => known.has(keyOf(label));

/** Whether a question asks for what a label tells by one of its usual words: "When was she born?", "Date of birth". */
export const asksForFact = (label: string, question: string): boolean =>
  factOf.get(keyOf(label))?.asked.test(question) === true;
