import type { Language } from "#platform/search/analysis/languages.ts";
import { byScript } from "./speech/by-script.ts";

const whole = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${alternatives.trim().split(/\s+/).join("|")})(?!\p{L})`, "iu");

/** Words of working life; people who tell of their hobbies seldom use them. A bracket holds endings. */
const words: Partial<Record<Language | "zh" | "ja", RegExp>> = {
  en: whole(`(?:work)?shops? customers? clients? colleagues? co-?workers? boss(?:es)? managers? supervisors? company firms? teams? trainees?
    apprentices? suppliers? shifts? invoices? employees? employers? staff tickets? patients? pupils guests? internship support
    warehouse kitchen restaurant hotel hospital clinic agency factory plant site store`),
  de: whole(`werkstatt betriebe?s? kund(?:e|en|in|innen) mandant(?:en)? kolleg(?:e|en|in|innen) chef(?:in)? firma team azubis? ausbildung
    lehre praktikum praktikant(?:in|en)? lieferant(?:en)? schicht(?:en)? rechnung(?:en)? belege?n? aufträge?n? mitarbeiter(?:in|innen|n)?
    kanzlei patient(?:en|innen)? gäste[nr]? gelernte[r]? verwaltung abteilung baustelle lager büro kasse filiale laden café
    restaurant küche praxis klinik schule fabrik werk`),
  es: whole(`taller empresa client[ea]s? compañer[oa]s? jef[ea]s? equipo aprendi(?:z|ces) proveedor(?:a|es)? turnos? facturas? pedidos
    emplead[oa]s? ayudantes? encargad[oa] almacén hotel hospital colegio cocina comedor prácticas negocio dueñ[oa] tienda restaurante
    bar clínica fábrica oficina obra`),
  fr: whole(`atelier entreprise clients? cliente(?:s|le)? collègues? patronn?e? chef équipe apprentie?s? stagiaires? fournisseurs? factures?
    commandes? employée?s? stage chantier magasin patients? hôtel hôpital cuisine restaurant usine bureau boutique`),
  it: whole(`officina azienda ditta client[ei] colleg(?:a|hi|he) capo squadra apprendist[ai] fornitor[ei] turn[oi] fattur[ae] ordini
    dipendent[ei] tirocinio negozio pazient[ei] cucina ristorante albergo ospedale fabbrica ufficio cantiere magazzino`),
  pt: whole(`oficina loja empresa clientes? colegas? chefe equip[ea] aprendiz(?:es)? fornecedor(?:es)? turnos? faturas? encomendas
    funcionári[oa]s? estágio fábrica cantina pacientes? cozinha restaurante hotel hospital escritório obra armazém`),
  nl: whole(`werkplaats bedrij(?:f|ven) klant(?:en)? collega(?:'s)? baas leidinggevende team leerlingen? leveranciers? facturen bestellingen
    medewerkers? stage winkel patiënten keuken restaurant hotel ziekenhuis fabriek kantoor magazijn`),
  pl: whole(`warszta(?:t|tu|cie) firm(?:a|ie|y) klient(?:a|ów|ka|ce|em|om)? koleg(?:a|ów|ami) koleżank[aię] szef(?:owa|em)? zespo(?:ł|le|łu)
    praktykant(?:ów)? dostawc(?:a|y|ów) zmian(?:a|y|ę) faktur(?:y|ę)? zamówieni[ae] pracownik(?:ów|a)? staż pacjent(?:ów|a)?
    kuchni(?:a|i) restauracji hotelu szpitalu fabryce biurze sklepie magazynie`),
  tr: /(?<!\p{L})(?:atölye|şirket|müşteri|iş arkadaş|patron|müdür|ekib|ekip|çırak|tedarikçi|vardiya|fatura|sipariş|çalışan|staj|mağaza|hasta|mutfak|mutfağ|restoran|otel|fabrika|ofis)/iu,
  ar: /ورشة|شركة|عميل|عملاء|زبون|زبائن|زملا|زميل|مدير|فريق|مورد|فاتورة|فواتير|طلبات|موظف|متجر|مرضى|مطعم|فندق|مستشفى|مصنع|مكتب/u,
  zh: /公司|客户|顾客|同事|老板|经理|团队|供应商|发票|订单|员工|门店|车间|病人|实习|餐厅|酒店|医院|工厂/u,
  ja: /会社|顧客|お客|同僚|上司|チーム|取引先|請求書|注文|社員|店|工場|患者|現場|研修|病院|ホテル/u,
  ru: /мастерск|компани|клиент|коллег|начальни|команд|поставщик|счет|заказ|сотрудник|магазин|пациент|ресторан|гостиниц|больниц|завод/iu,
};

/** How long somebody did something, as people tell of their jobs: "three years", "2015 to 2020". */
const lasting =
  /(?:\p{N}|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|sept|huit|neuf|dix|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dois|duas|três|quatro|oito|twee|drie|vijf|zes|zeven|negen|tien|dwa|trzy|cztery|pięć|iki|üç|dört|beş|altı))\s?(?:years?|yrs?|jahren?|años|veranos|ans|années|anni|anos|jaar|lata?|yıl|سنوات|سنة|年|лет|года?)(?!\p{L})|(?<!\p{N})(?:19|20)\p{N}{2}\s?(?:to|until|till|bis|a|hasta|à|al|até|tot|do|[–-])\s?(?:19|20)\p{N}{2}/iu;

/** Somebody was taught, hired or paid for something. */
const employed =
  /(?<!\p{L})(?:(?:i|i've|ive|have|had|also|then) (?:been )?(?:worked|working)|worked? (?:as|at|for|in)|job as|trained|hired|employed|freelanced?|my own business|gearbeitet|arbeite als|ausgebildet|angestellt|selbstständig|ambulant|trabaj(?:é|aba|ado)|contratad[oa]|autónom[oa]|travaillé|embauché|indépendant|lavorato|assunt[oa]|trabalhei|contratad[oa]|gewerkt|aangenomen|pracował[ae]?m|zatrudnion|çalıştım|çalışıyorum|работал)(?!\p{L})|عملت|工作过|勤め|働/iu;

export const isOfWork = (text: string, language: Language | undefined): boolean =>
  lasting.test(text) ||
  employed.test(text) ||
  ((words[byScript(text) ?? language ?? "en"] ?? words.en)?.test(text) ?? false);
