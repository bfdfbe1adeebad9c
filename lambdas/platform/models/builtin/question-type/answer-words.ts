export const numbers =
  /\p{Sc}?\s?\p{N}+(?:[.,:\s]?\p{N}+)*\s?[%\p{Sc}°]?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|half|third|quarter|hundred|thousand|million|billion|once|twice|free|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mitad|gratis|deux|trois|quatre|cinq|sept|huit|neuf|dix|gratuit|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|kostenlos|due|quattro|cinque|sei|sette|otto|nove|dieci|dois|três|quatro|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|ücretsiz|doi|două|trei|patru|șase|șapte|gratuit|hai|bốn|năm|sáu|bảy|tám|chín|mười)\b|(?<!\p{L})(?:два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|бесплатно|δύο|τρεις|τρία|τέσσερ\p{L}*|πέντε|έξι|επτά|οκτώ|εννέα|δέκα|δωρεάν|दो|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|اثن\p{L}+|ثلاث\p{L}*|أربع\p{L}*|خمس\p{L}*|ست\p{L}?|سبع\p{L}*|ثماني?\p{L}*|تسع\p{L}*|عشر\p{L}*|مجان\p{L}*)(?![\p{L}\p{M}])|[一二三四五六七八九十百千万亿两]+|免费|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ/giu;
export const times = /\p{N}\s?(?:min|h|hrs?)\b/giu;
export const years =
  /(?<!\p{N})1\d{3}(?!\p{N})|(?<!\p{N})20\d\d(?!\p{N})|\p{N}{1,2}[:.][0-5]\p{N}(?!\s*[\p{Sc}%]|\p{N})|\p{N}+\s?(?:[ap]\.?m\b|Uhr|h\b|月|日|年|世纪|点)|\b\p{N}+(?:st|nd|rd|th) century|\b(?:daily|weekly|monthly|yearly|noon|midnight|today)\b/giu;
export const names = /(?<=[\p{L}\p{N}][,;:]?\s["“«(]?)\p{Lu}[\p{L}\p{M}'’-]+|^\p{Lu}\p{L}+(?=\s\p{Lu})/gu;
export const reasons =
  /\b(?:because|due to|since|so that|in order to|as a result|therefore|thus|owing to|caused by|reason|porque|debido a|ya que|para que|a causa de|por lo que|parce que|car|afin d[e']|en raison|grâce à|weil|da|wegen|damit|aufgrund|denn|um|perché|poiché|a causa|dovuto|affinché|pois|devido|çünkü|nedeniyle|için|dolayı|pentru că|deoarece|din cauza|datorită|vì|do|bởi|nhằm|omdat|wegens|ponieważ|gdyż|eftersom)\b|(?<!\p{L})(?:потому что|так как|из-за|поскольку|чтобы|поэтому|επειδή|διότι|λόγω|γιατί|ώστε|бо|через|لأن\p{L}*|بسبب|نظرا|حتى|क्योंकि|इसलिए|कारण|ताकि)(?!\p{L})|因为|由于|因此|所以|为了|เพราะ|เนื่องจาก|เพื่อ|ため|から|ので|때문|위해/giu;
export const places =
  /\b(?:in|at|on|from|to|near|en|au|aux|dans|chez|à|im|am|bei|auf|aus|nach|nel|nella|al|a|em|no|na|la|din|tại|ở|te|op)\s(?:the |der |dem |die |das |la |el |le |les |los |il |o |os |as )?["“]?\p{Lu}?\p{L}+/gu;

export const purposes =
  /\b(?:used (?:for|to|in|as)|for (?:the )?(?:treatment|use|manufacture|production|making|cleaning|storing)|intended (?:for|to)|designed (?:for|to)|indicated (?:for|in)|serves? (?:to|as)|purpose|in order to|helps? to|allows? (?:you )?to|dient|wird .{0,60}verwendet|eingesetzt|sert à|servent à|permet(?:tent)? de|destinée?s? à|utilisée?s? pour|sirve[n]? para|se (?:usa|utiliza)n? para|serve a|si usa per|usad[oa]s? para|dient om|bedoeld voor|służy do|używany do|предназначен\p{L}*|служит|используется)(?!\p{L})/giu;

/** A street with its number, or a postcode with its town. */
export const streets =
  /\p{Lu}[\p{L}.'-]*(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|ring|ufer|damm|straat|laan|plein)\s?\p{N}+|\p{N}+[a-z]?,?\s(?:\p{Lu}[\p{L}.'-]*\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Highway|Hwy|Boulevard|Blvd|Way|Square|Court)\b|(?:Street|Road|Avenue|Lane|Wharf|Quay)\s\p{N}+|\b(?:rue|avenue|boulevard|place|quai|via|viale|piazza|calle|avenida|plaza|paseo|rua|ul\.|ulica)\s[^.;]{2,40}?\p{N}|\p{N}+,?\s(?:rue|avenue|boulevard|quai)\s|(?<!\p{N})\p{N}{4,5}\s\p{Lu}\p{L}{2,}|\b[A-Z]{2}\s\p{N}{5}\b/gu;

export const money =
  /\p{Sc}|\b(?:euros?|dollars?|cents?|pounds?|EUR|USD|GBP|CHF|Franken|francs?|lei|TL|lira|zł|Kč|kr|pesos?|free|gratis|kostenlos|kostenfrei|gratuit\p{L}*|ücretsiz|đồng|VND|miễn phí)(?![\p{L}\p{M}])|\p{N}\s?(?:руб|грн|ευρώ)|бесплатно|δωρεάν|ευρώ|रुप|मुफ़?्त|บาท|ฟรี|[元円圆]|免[费費]|無料|원|무료|دينار|ريال|درهم|جنيه|دولار|يورو|مجان/giu;
export const closedOrOpen =
  /\b(?:closed|open|geschlossen|geöffnet|ferm[ée]+s?|ouverte?s?|cerrad[oa]s?|abiert[oa]s?|abre|chius[oa]|apert[oa]|fechad[oa]|abert[oa]|închis[ăe]?|deschis[ăe]?|kapalı\p{L}*|açık\p{L}*|đóng cửa|mở cửa)(?!\p{L})|закрыт|открыт|κλειστ|ανοιχτ|बंद|खुल|ปิด|เปิด|[闭閉][馆館]|[开開]放|关门|مغلق|تفتح|مفتوح/giu;
export const deadlines =
  /\b(?:within|after|innerhalb|binnen|nach|spätestens|sous|dans|dentro de|entro|na)\s(?:\p{L}+\s){0,3}(?:\p{N}+|one|two|three|four|six|ein\p{L}*|zwei|drei|sechs|deux|trois|six|dos|tres|seis|due|tre|sei)\s\p{L}*(?:day|week|month|year|tag|woche|monat|jahr|jour|semaine|mois|día|semana|mes|giorn|settiman|mesi|dag|maand)|\b(?:first|second|third|last|ersten|dritten|letzten)\s(?:\p{L}+\s)?(?:day|werktag|tag)\b/giu;
export const clockTimes =
  /(?<![\p{N}:.])\p{N}{1,2}(?:[:.][0-5]\p{N}(?![\p{N}.])|\s?(?:[ap]\.?m\b|Uhr|h\b|点|時|时))|\b(?:noon|midnight)\b/giu;
export const phoneNumbers =
  /(?<![\p{N}.])(?:\+|\(?0)[\p{N}][\p{N}\s()/.-]{5,}\p{N}|\p{N}{3}[\s.-]\p{N}{3,4}[\s.-]?\p{N}{3,4}/gu;
export const addresses = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+/gu;
