/**
 * Talk about the talk itself: apologies for the length, thanks, what the question makes one think of, and sayings. It tells
 * of no deed, and only makes an answer longer.
 */
const chatter = new RegExp(
  [
    String.raw`\b(?:(?:i(?:'m|\sam)|am\si)\s(?:very\s|so\s|really\s)?(?:sorry|aware|glad\s(?:that\s)?you|afraid)|(?:your|the|this|that)(?:\sis)?(?:\sa)?(?:\s(?:good|great|nice))?\squestions?|question\smakes|this\sanswer|my\sanswer|wander(?:ed|ing)?\soff|go(?:ing)?\son\sa\sbit|digress\w*|rambl\w*|lose\sthe\sthread|back\sto\sthe\s(?:subject|point|story)|come\sback\sto\sit|what\syou\swanted\sto\s(?:hear|know)|looking\sfor\swith|let\sme\stell|i\s(?:can|could)\stell\syou|i\salways\ssay|as\sthey\ssay|people\ssay|you\sknow\show|as\syou\sasked|thank(?:s|\syou)\s(?:for|so|in)|(?:while|as|when)\s(?:i\sam|i'm)\s(?:typing|writing)|while\si\s(?:type|write|read)|reading\suntil|i\shope\s(?:that\s)?(?:this|it|you)|so\swhat\sdid\si\sdo|it\sgot\sso\slong|too\slong|boast|poetic)\b`,
    String.raw`(?<!\p{L})(?:(?:eine\s)?(?:schöne|gute|interessante)\sfrage|(?:eure|ihre|deine)\sfrage|ausführlich\serzähl\p{L}*|(?:zu|allzu|so)\slang\s(?:geworden|geraten)|länger\sgeworden|ich\ssage\simmer|sage\sich\simmer|wie\sman\s(?:so\s)?sagt|während\sich\s(?:das\s)?(?:hier\s)?(?:schreibe|tippe)|ins\s(?:plaudern|erzählen)|ausholen|darauf\szurückzukommen|nachsicht|entschuldig\p{L}*|tut\smir\sleid|ich\shoffe|ihr\shabt\sgefragt|fragt\smich|da\smuss\sich\s(?:kurz\s|ein\sbisschen\s)?(?:überlegen|nachdenken)|viel\sgeschrieben|merke\sschon|vielen\sdank|danke\sfür)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:est[ae]\spregunta|vuestra\spregunta|la\spregunta|me\she\sexplicado|me\she\sido|por\slas\sramas|perdon(?:ad|en|a|e)|disculp(?:ad|en|a|e)|espero\sque|no\slo\sdigo\spor|como\sse\ssuele\sdecir|siempre\sdigo|me\senrollo|a\slo\sque\s(?:íbamos|iba)|gracias\spor|lo\scuento\srápido|no\ssé\ssi|os\slo\scuento|me\sacuerdo\sde\sotra|voy\sa\sdar\snombres)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:bonne|belle)\squestion|votre\squestion|désolée?|excusez|pardonnez|j'espère|je\sdis\stoujours|comme\son\sdit|pendant\sque\sj'écris|trop\slong|merci\s(?:de|pour)|pour\sen\srevenir)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:bella\sdomanda|vostra\sdomanda|scus(?:ate|i|a)|mi\sdispiace|spero\sche|dico\ssempre|come\ssi\sdice|mentre\sscrivo|troppo\slungo|grazie\sper|per\stornare\sal)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:boa\spergunta|vossa\spergunta|sua\spergunta|desculp\p{L}+|espero\sque|digo\ssempre|como\sse\sdiz|enquanto\sescrevo|obrigad[oa]\spor)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:goede|mooie)\svraag|uw\svraag|jullie\svraag|sorry|het\sspijt\sme|ik\shoop|zeg\sik\saltijd|zoals\smen\szegt|terwijl\sik\s(?:dit\s)?(?:schrijf|typ)|bedankt\svoor)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:dobre\spytanie|pa(?:ń|ństwa)\p{L}*\spytanie|przepraszam|mam\snadzieję|zawsze\smówię|jak\sto\smówią|gdy\sto\spiszę|dziękuję\sza)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:güzel\s(?:bir\s)?soru|sorunuz|kusura\sbakmayın|özür\sdilerim|umarım|hep\sderim|derler|teşekkür)`,
    "سؤال جيد|آسف|أعتذر|آمل|أقول دائما|شكرا|好问题|抱歉|不好意思|希望(?:这|我)|俗话说|谢谢|いい質問|すみません|申し訳|ありがとう|хороший вопрос|извините|надеюсь|как говорится|спасибо",
  ].join("|"),
  "u",
);

/** Tells a sentence in small letters from what tells of work. */
export const isChatter = (text: string): boolean => chatter.test(text);
