import type { Language } from "#platform/search/analysis/languages.ts";
import { byScript } from "./speech/by-script.ts";

/** Words and their beginnings, which end with an asterisk. */
const listed = (words: string): RegExp => {
  const each = words.split(",").map((word) => word.trim());
  const parts = each.map((word) => (word.endsWith("*") ? word.slice(0, -1) : String.raw`${word}(?!\p{L})`));
  return new RegExp(String.raw`(?<!\p{L})(?:${parts.join("|")})`, "giu");
};

/** Words of private life (pets, family, sport, screens, holidays, food, weather), and of what somebody asks for. */
const words: Partial<Record<Language | "zh" | "ja" | "ru", RegExp>> = {
  en: listed(`
    hobb*, cats?, dogs?, kitten*, pupp(?:y|ies), pets?, football*, soccer*, tennis*, swim*, swam*, swum*,
    marathon*, jogg*, gym, yoga*, hik(?:e|ed|ing), fishing*, guitar*, piano*, songs?*, concerts?*, festival*,
    part(?:y|ies), films?, movies?*, series, netflix*, tv, novels?*, playstation*, game, games, gaming*,
    video*, holidays?*, vacation*, beach*, weather*, rain(?:ed|ing)?, sunny*, pizza*, pancakes?*, cakes?,
    ice cream*, beer, wine, barbecue*, tomatoes*, stamps?,
    my (?:mum|mom|dad|mother|father|sister|brother|aunt|uncle|grand(?:ma|pa|mother|father|son|daughter)|girlfriend|boyfriend|wife|husband|neighbou?r|friends?|cat|dog),
    per hour*, parking*, bus, salary*, paid, moved to*, politic*, taxes*`),
  de: listed(`
    hobb*, katzen?, kater, hunde?, welpe*, haustier*, fußball*, tennis, schwimm*, geschwommen*, marathon*,
    joggen*, yoga*, wander*, angeln*, grill*, gitarre*, klavier*, lied(?:er)?, konzert*, festival*,
    part(?:y|ys), filme?n?, serien?, netflix*, fernseh*, roman(?:e|en)?, spielkonsole*, videospiel*, zock*,
    tore?, urlaub*, strand*, wetter, regen(?:et)?*, sonn(?:ig|e), pizza*, kuchen, eis, bier, tomaten*,
    briefmarken*,
    meine?n? (?:oma|opa|mutter|vater|schwester|bruder|tante|onkel|freund|freundin|kumpel|nachbar)*, kumpel*,
    opa, oma, stundenlohn*, parkpl*, bushalt*, gehalt, umgezogen*, politik*, steuern`),
  es: listed(`
    afici*, gat[oa]s?, perr[oa]s?, mascota*, fútbol*, tenis, nad(?:é|o|aba|ar), maratón*, correr, gimnasio*,
    yoga*, senderismo*, monte, pesca*, guitarra*, piano*, canci*, concierto*, festival*, fiestas?, películas?*,
    series?, netflix*, tele, novelas?*, videojuego*, partidos?, goles, vacaciones*, playa, mar, tiempo hace*,
    lluvi*, niebla*, pizza*, pasteles*, tartas?*, helados?*, cervezas?*, tomates*, sellos*,
    mi (?:madre|padre|hermana|hermano|tía|tío|abuel[oa]|novi[oa]|vecin[oa]|amig[oa]|perr[oa]|gat[oa])*,
    por hora*, aparca*, autobús*, sueldo*, política*, impuestos*, zapatillas*, alérgic*, polen*`),
  fr: listed(`
    loisir*, chats?, chiens?, chiot*, foot, football*, tennis, nag(?:é|e|er), marathon*, courir, yoga*,
    randonn*, pêche, guitare*, piano*, chansons?*, concert*, festival*, fêtes?, films?, séries?, netflix*,
    télé, romans?, jeux vidéo*, vacances*, plage, mer, météo*, pluie*, soleil, pizza*, crêpes?*, gâteaux?*,
    glaces?, bières?*, tomates*, timbres*,
    m(?:a|on) (?:mère|père|sœur|frère|tante|oncle|grand|copain|copine|voisin|ami|amie|chien|chat)*,
    de l'heure*, parking, salaire*, politique*, impôts*`),
  it: listed(`
    gatt[oi], can[ei], cuccioli?*, calcio, tennis, nuot*, maratona*, correre, yoga*, escursion*, pesca,
    chitarra*, pianoforte*, canzon*, concert[oi], festival*, feste?, film, serie, netflix*, tv, romanz*,
    videogioc*, vacanz*, spiaggia*, mare, tempo è*, pioggia*, sole, pizza*, tort[ae], gelat[oi], birr[ae],
    pomodori*, francobolli*,
    mi[ao] (?:madre|padre|sorella|fratello|zi[ao]|nonn[ao]|ragazz[ao]|vicin[ao]|amic[ao]|cane|gatt[oa])*,
    all'ora*, parcheggio*, stipendio*, politica*, tasse`),
  pt: listed(`
    gat[oa]s?, cães?, cachorr*, futebol*, ténis, nad(?:ei|o|ar), maratona*, correr, ioga*, caminhada*, pesca,
    guitarra*, violão*, piano*, can(?:ção|ções)*, concert*, festival*, festas?, filmes?, séries?, netflix*,
    novelas?*, videojog*, férias*, praia, mar, chuva*, sol, pizza*, bolos?, sorvetes?*, gelados?*, cervejas?*,
    tomates*, selos, minha (?:mãe|irmã|tia|avó|namorada|vizinha|amiga)*,
    meu (?:pai|irmão|tio|avô|namorado|vizinho|amigo|cão|gato)*, por hora*, estaciona*, salário*, política*,
    impostos*`),
  nl: listed(`
    katten?, kat, honden?, hond, huisdier*, voetbal*, tennis, zwem*, gezwommen*, marathon*, yoga*, wandelen*,
    vissen, gitaar*, piano*, liedjes?*, concert*, festival*, feest*, films?, series?, netflix*, tv, romans?,
    gamen*, vakantie*, strand, weer is*, regen*, zonnig*, pizza*, taarten?*, ijsjes?*, bier, tomaten*,
    postzegels*, mijn (?:moeder|vader|zus|broer|tante|oom|oma|opa|vriend|vriendin|buurman|buurvrouw|hond|kat)*,
    per uur*, parkeren*, salaris, politiek*, belasting*`),
  pl: listed(`
    kot(?:a|y|em)?, ps(?:a|y|em), pies, piłk(?:a|ę|i)*, tenis*, pływa*, maraton*, joga*, wędkar*, gitar*,
    pianin*, piosen*, koncert*, festiwal*, imprez*, film(?:y|ów)?, serial*, netflix*, powieś*,
    gr(?:y|ę) komputerow*, wakacj*, plaż*, morze, pogod*, deszcz*, pizz*, ciast(?:o|a), lod(?:y|ów),
    piw(?:o|a), pomidor*, znaczk*, moj(?:a|ą|ej) (?:mam|siostr|cioc|babci|dziewczyn|sąsiad|przyjaci)*,
    mój (?:tata|brat|wujek|dziad|chłopak|sąsiad|pies|kot)*, za godzin*, parking*, pensj*, polityk*, podatk*`),
  tr: listed(`
    kedi*, köpe(?:k|ğ)*, futbol*, tenis*, yüz(?:düm|erim), maraton*, yoga*, balık tut*, gitar*, piyano*,
    şarkı*, konser*, festival*, parti, film*, diziler?, netflix*, roman, oyun oyna*, tatil, plaj*, deniz, hava,
    yağmur*, pizza*, pasta, dondurma*, bira, domates*, annem*, babam*, kardeşim*, teyzem*, amcam*, dedem*,
    ninem*, komşum*, saatlik*, otopark*, maaş*, siyaset*, vergi*`),
  ar: /(?:قطة|قطط|كلب|كرة القدم|السباحة|ماراثون|يوغا|غيتار|أغنية|أغاني|حفلة|فيلم|أفلام|مسلسل|رواية|ألعاب|عطلة|إجازة|شاطئ|البحر|الطقس|مطر|بيتزا|كعك|آيس كريم|طماطم|طوابع|أمي|أبي|أختي|أخي|خالتي|جدتي|جدي|جاري|صديقي|صديقتي|بالساعة|موقف|الراتب|السياسة|الضرائب)/gu,
  zh: /(?:猫|狗|宠物|足球|网球|游泳|马拉松|瑜伽|钓鱼|吉他|钢琴|歌曲|演唱会|派对|电影|电视剧|小说|游戏|度假|假期|海滩|天气|下雨|披萨|蛋糕|冰淇淋|啤酒|番茄|邮票|妈妈|爸爸|姐姐|哥哥|妹妹|弟弟|奶奶|爷爷|邻居|朋友|时薪|停车|工资|政治|税)/gu,
  ja: /(?:猫|犬|ペット|サッカー|テニス|水泳|泳|マラソン|ヨガ|釣り|ギター|ピアノ|歌|コンサート|パーティー|映画|ドラマ|小説|ゲーム|休暇|旅行|海|天気|雨|ピザ|ケーキ|アイス|ビール|トマト|切手|母|父|姉|兄|妹|弟|祖母|祖父|隣|友達|時給|駐車|給料|政治|税金)/gu,
  ru: listed(`
    кошк*, кот, собак*, футбол*, теннис*, плава*, марафон*, йог*, рыбал*, гитар*, пианино*, песн*, концерт*,
    фестивал*, вечеринк*, фильм*, сериал*, роман, игр(?:ы|а), отпуск*, пляж*, мор(?:е|я), погод*, дожд*, пицц*,
    торт*, морожен*, пив(?:о|а), помидор*,
    мо(?:я|й|ей|его) (?:мам|пап|сестр|брат|тёт|дяд|бабушк|дедушк|сосед|друг|подруг)*, в час*, парковк*,
    зарплат*, политик*, налог*`),
};

/** The words of private life in a text, in small letters. */
export const leisureIn = (text: string, language: Language | undefined): string[] => {
  const found = text.match(words[byScript(text) ?? language ?? "en"] ?? words.en ?? /(?!)/u) ?? [];
  return found.map((word) => word.toLowerCase());
};
