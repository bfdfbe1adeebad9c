import type { PostingWords } from "./posting-words.ts";

export const tr: PostingWords = {
  headings: {
    must: "(?:genel )?(?:nitelikler|gereksinimler|şartlar|aranan nitelikler)|aradığımız (?:nitelikler|özellikler)|zorunlu(?: nitelikler)?|gerekli(?: nitelikler)?|beklentiler(?:imiz)?|sizden beklentilerimiz|görevler|iş tanımı|sorumluluklar|profil|aday profili|olmazsa olmaz",
    nice: "tercih (?:sebebi|nedeni|edilen)(?: nitelikler)?|artı|tercihen|isteğe bağlı|nice to have|ek nitelikler|avantaj",
    note: "kişilik|kişisel özellikler|koşullar|belgeler|notlar",
    other: String.raw`(?:size )?sunduklarımız|sunduğumuz \w+|yan haklar|hakkımızda|biz kimiz|iletişim|ücret|maaş|başvuru|nasıl başvurulur|fırsat eşitliği`,
  },
  nice: String.raw`tercih (?:sebebi|nedeni|edilir|edilecektir)\w*|tercihen|artı(?:dır)?|avantaj\w*|isteğe bağlı|iyi olur|şart değil|ideal olarak`,
  emphatic: String.raw`zorunlu\w*|şart(?:tır)?|gerekli\w*|gerekir|mutlaka|olmazsa olmaz`,
  note: String.raw`(?:ekibe|takıma|ekibimize|takımımıza) (?:uyum|uygun|uyumlu)\w*|espri\w*|mizah\w*|sempatik|güler yüzlü|pozitif (?:tutum|enerji)|sürücü belgesi|ehliyet\w*|araç sahibi|çalışma izni|vardiya\w*|hafta sonu|seyahat engeli|maaş beklentisi|ikamet\w*|mezun\w*|diploma\w*|sertifika\w*|adli sicil|başlayabil\w*`,
  other: String.raw`bize yazın|bizi arayın|iletişime geçin|fırsat eşitliği|eşit fırsat|çeşitlilik|gözetmeksizin|ayrımı yapmadan|sunuyoruz|sağlıyoruz|gönderin|başvurun|bize katıl\w*|(?:gerekli|şart|gerekmez|zorunlu) değil\w*|gerekmez|kurulmuş\w*|yıllık izin|özel sağlık sigortası|rekabetçi (?:ücret|maaş)|yemek kartı`,
  years: String.raw`\d{1,2} ?\+? ?yıl\w*|(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|birkaç) yıl\w*`,
  you: String.raw`siz\w*|\w+(?:acaksınız|eceksiniz|acaksın|eceksin|sınız|siniz)`,
  beginnings: "tercihen|ideal olarak",
  endings:
    "(?:tercih (?:sebebi|nedeni)(?:dir)?|tercih edilir|tercih edilecektir|artıdır|avantajdır|zorunludur|şarttır|gereklidir|(?:bir )?artı)",
  and: "ve",
  questions: [
    "Bu işte özellikle önemli olan: “{}”. Bunu yaptığınız bir durumu anlatır mısınız? Sizin payınız neydi ve nasıl sonuçlandı?",
    "“{}” konusuna geçelim. Kendi işinizden hangi örnek bunu en iyi gösterir ve tam olarak ne yaptınız?",
    "Peki “{}”: buna en son ne zaman ihtiyaç duydunuz? Durumu ve yaptıklarınızı anlatın.",
    "Bir örnek daha, bu kez “{}” için: zor olan neydi ve bununla nasıl başa çıktınız?",
  ],
  yearsQuestion:
    "İlanda “{}” yazıyor. O dönemden hangi işiniz neler yapabildiğinizi en iyi gösterir ve sizin payınız neydi?",
};
