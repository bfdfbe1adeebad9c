import type { LawfulWording } from "../grounds.ts";

export const tr: LawfulWording = {
  ages: "(?:yirmi|otuz|kırk|elli|altmış)(?: ?(?:bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz))?",
  names: {
    age: String.raw`(?:en fazla|en çok) \d{2} yaş\w*|\d{2} yaş(?:ında)?(?= ?[.,;!]?$)|\d{2} yaş(?:ını|ından|ın|ında)? ?(?:altı\w*|üstü\w*|aşmamış|doldurmamış|küçük|büyük|geçmemiş)|\d{2} ?(?:-|–|ile) ?\d{2} yaş\w*|yaş (?:sınırı|aralığı|şartı)|(?:en fazla|azami|maksimum) \d{2} yaş\w*|genç (?:ve|,) \w+|genç (?:bayan|bay|erkek|kadın|kişi|aday\w*|eleman\w*|yetenek\w*)|\d{4} (?:yılından )?sonra doğ\w+|emekli olmayan`,
    family: String.raw`bek[aâ]r\w*|evli(?: olmayan)?|çocuksuz\w*|çocuğu olmayan|çocuk sahibi (?:olmayan|olmamak)|medeni (?:hal|durum)\w*|aile (?:durumu|planı)|(?:hamile|gebe) (?:olmayan|olmamak|değil|kalma\w+)|hamilelik (?:olmayan|planı|düşün\w+)|aile yükümlülüğü\w*`,
    origin: String.raw`ana ?dil\w*|anadili \w+|uyruk\w*|uyruklu|vatandaş(?:ı|lığı)? (?:olmak|şartı|olan)|t\.?c\.? vatandaş\w*|sadece türk\w*|yabancı (?:olmayan|uyruklu olmayan)|göçmen olmayan|aksansız|aksanı olmayan|etnik köken\w*|\w+ kökenli|ırk\w*|türk (?:ana|anne)[- ]baba\w*|ten rengi`,
    health: String.raw`sağlık (?:sorunu|problemi|engeli) (?:olmayan|bulunmayan|olmamak)|sağlıklı (?:olmak|birey|kişi|aday)\w*|engel(?:li|i) (?:olmayan|bulunmayan)|engelsiz|kronik hastalığı \w+|hastalığı olmayan|hiç hastalanmayan|sağlığı yerinde`,
    religion: String.raw`(?:islami|dini|hristiyan) değer\w*|dindar\w*|inançlı|müslüman\w*|hristiyan (?:olmak|olan|olmayan|aday)\w*|din(?:i)? (?:inanc\w*|mensub\w*|görüş\w*)|mezhep\w*|namaz\w*|başörtü(?:lü|süz)\w*|başı (?:açık|kapalı)`,
    orientation: String.raw`eşcinsel\w*|heteroseksüel\w*|cinsel yönelim\w*|lgbt\w* olmayan|trans olmayan`,
    gender: String.raw`(?:bayan|erkek|kadın) (?:\w+ )?(?:aranıyor|alınacak|aranmaktadır|tercih\w*)|(?:güler yüzlü|hoş|kibar) (?:bayan|kadın|kız)|(?:sadece|yalnızca|tercihen) (?:erkek|bayan|kadın|kız)\w*|(?:erkek|bayan|kadın) (?:aday\w*|eleman\w*|çalışan\w*|personel)|(?:güzel|alımlı|prezentabl\w*|hoş) (?:bayan|kadın|kız)\w*|erkek(?:ler)? (?:için|olmak|tercih)|cinsiyet ?:|askerliğini yapmış`,
  },
  asks: {
    age: String.raw`kaç yaşında(?:sın|sınız|sin)?\w*|yaşınız (?:kaç|nedir)|(?:ne zaman|hangi yıl) doğdu(?:n|nuz)|doğum tarihi(?:niz|n)|ne zaman emekli`,
    family: String.raw`çocuğunuz (?:var|oldu)|çocuk(?:larınız)? (?:var mı|düşün\w+|istiyor\w*|yapmayı|sahibi olmayı)|evli misin(?:iz)?|bek[aâ]r mısın(?:ız)?|hamile misin(?:iz)?|nişanlı mısın(?:ız)?|(?:eşiniz|kocanız|karınız|çocuklarınız)\w*|hamile kalma\w*`,
    origin: String.raw`nereli\w*(?= ?[?.,]|$)|aslen nereli\w*|nerede doğdu(?:n|nuz)|(?:uyruğunuz|milliyetiniz|kökeniniz|memleketiniz|ırkınız)\w*|hangi ülkeden geliyorsun\w*`,
    health: String.raw`(?:kronik )?(?:hastalığınız|engeliniz|rahatsızlığınız|sağlık sorununuz|sağlık probleminiz|alerjiniz)\w*|sağlığınız (?:nasıl|yerinde)|hasta mısın(?:ız)?|engelli misin(?:iz)?|sağlıklı mısın(?:ız)?|(?:ne sıklıkla|kaç kez) (?:\w+ ){0,2}(?:hasta|rapor) \w+|ilaç kullanıyor mu\w*`,
    religion: String.raw`(?:hangi|ne) din(?:e|den|desiniz|densiniz)?(?: \w+)? ?(?:mensup\w*|inan\w*|misiniz)|dininiz\w*|inancınız\w*|mezhebiniz\w*|dindar mısın(?:ız)?|inançlı mısın(?:ız)?|(?:müslüman|hristiyan|yahudi|ateist) mısın(?:ız)?|tanrıya inanıyor mu\w*|oruç tut\w+|camiye gid\w+`,
    orientation: String.raw`(?:eşcinsel|heteroseksüel|gey|lezbiyen|biseksüel|trans) misin(?:iz)?|(?:sevgiliniz|erkek arkadaşınız|kız arkadaşınız)\w*|cinsel \w+(?:ınız|iniz)`,
    gender: String.raw`(?:erkek|kadın) mısın(?:ız)?|erkek misin(?:iz)?|cinsiyetiniz\w*`,
  },
  lawful: {
    age: [
      "Yoğun günlerde tempoyu korur ve nasıl yaptığını anlatabilir",
      "Geçen yıl yeni bir araç kullanmayı öğrendi",
    ],
    family: ["Belirtilen saatlerde çalışabilir", "İşin gerektirdiği kadar seyahat edebilir"],
    origin: ["Dili müşterilerle yetecek kadar konuşur ve yazar", "Çalışma yerinde yasal olarak çalışabilir"],
    health: [
      "Belirtilen işleri gerekirse yardımcı araçlarla yapabilir",
      "Ağır işleri bitecek şekilde planlar",
    ],
    religion: ["Belirtilen günlerde çalışır", "Her inançtan insana eşit davranır"],
    orientation: ["Herkese saygıyla davranır", "Çok farklı insanlarla iyi çalışır"],
    gender: ["Belirtilen işleri yapabilir", "Bütün müşterilerle iyi anlaşır"],
  },
};
