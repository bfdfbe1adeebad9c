import { calendar } from "#platform/models/builtin/question-type/answers.ts";
import { units } from "#platform/numbers/number-terms.ts";
import { foldDiacritics } from "#platform/search/analysis/fold.ts";
import type { Language } from "#platform/search/analysis/languages.ts";

/** A number as it is written, with the words beside it. */
export interface Counted {
  number: string;
  /** The word before it, unless it is a function word. */
  noun: string | undefined;
  /** The word behind it, unless it is a function word. */
  unit: string | undefined;
}

/** Whether a number counts or measures, as in "borrow 12 items", and names no thing, as in "room 12". */
export const isQuantity = ({ number, noun, unit }: Counted, language: Language | undefined): boolean => {
  if (!unit || /^(?:1[5-9]|20)\p{N}{2}$/u.test(number)) return false;
  if (noun && (isKeyWord(noun) || /^\p{Lu}/u.test(noun))) return false;
  const isShort = number.length <= most || /[ .,'’]/.test(number);
  return isMeasure(unit) || (isShort && counts(unit, language, noun));
};

/** In digits; a longer number without separators or a known unit may be a name. */
const most = 3;

const stemLetters = 5;

/** Enough of a word to know it in another form: "rooms", "Zimmern". */
export const stemOf = (word: string): string =>
  foldDiacritics(word.normalize("NFKC").toLowerCase())
    .replace(/(?<=\p{L}{3})s$/u, "")
    .slice(0, stemLetters);

/** Nouns before the number of a thing. Those that are verbs too, such as "order", are told by what follows the number. */
const keyWords = new Set(
  `article item number model part product bus line route gate platform chapter section page paragraph rule step level
    floor hall building apartment flat suite locker desk table row bay ticket invoice customer account contract flight
    tram channel station exit zone version size class grade course module lesson code reference position lot batch room
    artikel zimmer raum nummer bestellung auftrag modell teil produkt linie gleis tor bahnsteig kapitel abschnitt seite
    paragraf absatz regel schritt stufe ebene etage stock halle gebäude haus wohnung tisch platz reihe fach kunde konto
    vertrag rechnung flug zug kanal ausgang typ größe klasse kurs artículo sala habitación cuarto número pedido modelo
    producto línea autobús puerta andén capítulo página planta piso mesa asiento fila factura cliente cuenta contrato
    vuelo tren canal salida zona versión tipo talla clase curso aula salle chambre numéro commande modèle produit ligne
    porte quai voie chapitre étage rang facture client compte contrat vol sortie taille classe cours artigo quarto linha
    ônibus autocarro portão plataforma andar assento fatura conta voo trem comboio saída tamanho articolo stanza camera
    numero ordine modello prodotto linea autobus binario capitolo pagina piano tavolo posto fattura conto contratto volo
    treno canale uscita taglia corso kamer zaal bestelling lijn perron spoor hoofdstuk verdieping tafel stoel rij factuur
    klant artykuł pokój numer zamówienie linia peron rozdział strona piętro stolik rząd артикул комната номер заказ модель
    линия автобус платформа глава страница этаж стол ряд кабинет ürün oda numara sipariş hat otobüs phòng số mã bài trang
    tầng bàn غرفة رقم مادة طلب قاعة صفحة ห้อง หมายเลข เลข รายการ หน้า ชั้น`
    .split(/\s+/)
    .map(stemOf),
);
/** Scripts without spaces have other words before them. */
const keyEnding = /(?:房间|房間|房|室|号|號|第|商品|订单|訂單|型号|編號|编号|部屋|番号|注文|호실)$/u;

/** Whether a word before a number makes it the name of a thing. */
export const isKeyWord = (noun: string): boolean =>
  keyWords.has(stemOf(noun)) || keyWords.has(stemOf(noun.replace(/^ال/u, ""))) || keyEnding.test(noun);

const measure = new RegExp(
  `^(?:${units}|[%£°]|kilos?|(?:kilo|milli|zenti|centi|centí|mili|deci)?(?:gram|metre|meter|metro|mètre|metr|litre|liter|litro|litr|грамм|метр|литр)\\p{L}{0,3}|euros?|dollars?|pounds?|francs?|franken|lei|kr|zł|pesos?|people|persons?|personen|personas|personnes|pessoas|persone|osób|человек)$`,
  "iu",
);

const isMeasure = (unit: string): boolean => measure.test(unit) || unit.search(calendar().durations) === 0;

/** The first letters of words that count, in scripts without spaces and in Korean. */
const counter =
  /^(?:[本个個人位名件公千克米里天小分秒元块塊欧歐美张張份次年周週月岁歲冊枚台杯瓶箱包袋匹頭歳日時円권명개일시년주원장]|キロ|グラム|メートル|リットル|ユーロ|ドル|킬로|유로|เล่ม|คน|ชิ้น|วัน|ชั่วโมง|นาที|เดือน|ปี|บาท|ยูโร|กิโล|กก|เมตร|ลิตร|ใบ|ครั้ง)/u;
const inOtherScript =
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/** Whether the word behind a number is a noun; a verb may stand there too: "Does line 12 stop here?" */
const counts = (unit: string, language: Language | undefined, noun: string | undefined): boolean => {
  if (inOtherScript.test(unit)) return counter.test(unit);
  if (language === "de") return /^\p{Lu}/u.test(unit);
  if (language && plurals.has(language)) return plural.test(unit);
  return language !== undefined || noun === undefined || /[sieyaи]$/iu.test(unit);
};

const plurals = new Set<Language>(["en", "es", "fr", "pt"]);
const plural = /^(?:\p{L}{2,}(?<!s)s|children|men|women)$/iu;
