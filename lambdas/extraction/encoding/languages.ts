/** A language by its letters beyond ASCII, the most frequent first, and its shortest words in ASCII. */
export interface Language {
  letters: string;
  words?: string;
  /** Encodings its texts come in, the most usual first. */
  encodings: string[];
}

const western = ["windows-1252", "iso-8859-15", "cp850", "cp437", "macintosh"];
const central = ["windows-1250", "iso-8859-2", "cp852"];
const turkish = ["windows-1254"];
const baltic = ["windows-1257", "iso-8859-13"];
const cyrillic = ["windows-1251", "koi8-r", "ibm866", "iso-8859-5", "x-mac-cyrillic"];

export const latinLanguages: Language[] = [
  { letters: "üäöß", words: "der die das und ist in zu den von mit nicht auf im ein", encodings: western },
  { letters: "éèàêçôùîâûëïœ", words: "le la les de des et est un une du en que dans", encodings: western },
  { letters: "óáéíñúü¿¡", words: "el la los las de que y en un una es por con se del", encodings: western },
  { letters: "ãçáéóêíõúâôà", words: "o a os as de da do que e em um uma para com", encodings: western },
  { letters: "àèòùéì", words: "il la le di che e un una per del della con non sono", encodings: western },
  { letters: "ëéïèöü", words: "de het een van en in is dat op te voor met zijn", encodings: western },
  { letters: "äåöé", words: "och att det som en av den med till inte har", encodings: western },
  { letters: "øåæéèô", words: "og i det at en den til er som av af med ikke", encodings: western },
  { letters: "äöå", words: "ja on ei se ett oli joka mutta tai kun", encodings: western },
  { letters: "áðíéöúóþýæ", words: "og er til hann sem en af fyrir var", encodings: western },
  { letters: "àéèíòóúïüç·", words: "el la els les de i que en un una per amb del", encodings: western },
  { letters: "éèïöüñç£", words: "the of and to in is that for it with as was on are by", encodings: western },
  { letters: "ąęłśżóćńź", words: "i w na z do nie to o jest od po dla przez", encodings: central },
  { letters: "íáéěřšýčžůúňťďó", words: "a v na se je do z o s k ve pro od za", encodings: central },
  { letters: "áíčéýžšúľťôňďóä", words: "a v na sa je do z o s k vo pre od za", encodings: central },
  { letters: "éáöóőüíúű", words: "a az hogy nem egy van volt meg csak ez", encodings: central },
  { letters: "čšžćđ", words: "i u je na se da za od su za ne in v na z", encodings: central },
  { letters: "ăîâşţ", words: "de la cu pe un o nu din care este sau", encodings: central },
  { letters: "ăîâșț", words: "de la cu pe un o nu din care este sau", encodings: ["iso-8859-16"] },
  { letters: "ıüşğöçâî", words: "ve bir bu da de ile olarak daha var en her", encodings: turkish },
  { letters: "ėšųžąčįūę", words: "ir yra kad su bei nuo per tai apie", encodings: baltic },
  { letters: "āēīūšļņžģčķ", words: "un ir no par ar uz tas ka kas lai", encodings: baltic },
  { letters: "äõüöšž", words: "ja on ei et see oli kui aga ning ka", encodings: baltic },
  { letters: "ħżġċà", words: "u li ta l fil huwa il", encodings: ["iso-8859-3"] },
  { letters: "ĝĉŝŭĵĥ", words: "la kaj de en estas al ne por", encodings: ["iso-8859-3"] },
  { letters: "ŵŷâêîôû", words: "y yn o i a ar yr ei mae", encodings: ["iso-8859-14"] },
  {
    letters: "\u0301\u0300\u0323\u0309\u0303đươâôêăáàạãéèíìóòúùý",
    words: "trong cho khi theo ra ta hai con thi gian quy",
    encodings: ["windows-1258"],
  },
];

export const otherLanguages: Language[] = [
  { letters: "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё", encodings: cyrillic },
  { letters: "оанивіетрслкдмпуязьбгчйхїжєцющфшґ’", encodings: ["windows-1251", "koi8-u", "iso-8859-5"] },
  { letters: "аоиетнрсвлкпдмзгъбучяцжщхшйюфь", encodings: cyrillic },
  { letters: "аоиенрсјтувкдпмлзгбчшжцхћђљњџфѓќѕ", encodings: ["windows-1251", "iso-8859-5"] },
  { letters: "аніелрсткўыздвмпуяьбгчцшжхйоэюёф", encodings: ["windows-1251", "iso-8859-5"] },
  { letters: "αοιετσνηυρπκμλςωάέίόήύώδγχθφβξζψϊϋΐ", encodings: ["windows-1253", "iso-8859-7"] },
  { letters: "יוהלאמרתבשנדקחעפגצטזכסםןץףך", encodings: ["windows-1255", "iso-8859-8"] },
  { letters: "الينموترةبدعسفحكقهجشصطخذزءأإىئ،؛؟ؤثضظغآپچژگًٌٍَُِّْ", encodings: ["windows-1256", "iso-8859-6"] },
  { letters: "านรอกเ่งม้ยลัวดทิสีตะปบคหแ์จพุชข็ใไูโืำถผศณึธซญภฟฉษ", encodings: ["windows-874"] },
];
