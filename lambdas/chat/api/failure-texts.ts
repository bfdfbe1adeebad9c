interface Texts {
  lacks: string;
  unknown: string;
  unreachable: string;
}

/** Sentences for an answer whose API gave nothing, by language. */
export const failureTexts: Record<string, Texts> = {
  en: {
    lacks: "To look up “{name}” I need: {lacking}.",
    unknown: "“{name}” has nothing on this.",
    unreachable: "“{name}” could not be looked up right now. Please try again later.",
  },
  es: {
    lacks: "Para consultar «{name}» necesito: {lacking}.",
    unknown: "«{name}» no tiene nada sobre esto.",
    unreachable: "Ahora mismo no se ha podido consultar «{name}». Inténtelo más tarde.",
  },
  fr: {
    lacks: "Pour consulter « {name} », il me faut : {lacking}.",
    unknown: "« {name} » n’a rien à ce sujet.",
    unreachable: "« {name} » n’a pas pu être consulté pour le moment. Réessayez plus tard.",
  },
  de: {
    lacks: "Um „{name}“ abzufragen, brauche ich: {lacking}.",
    unknown: "„{name}“ hat dazu nichts.",
    unreachable: "„{name}“ konnte gerade nicht abgefragt werden. Bitte versuchen Sie es später noch einmal.",
  },
  it: {
    lacks: "Per consultare «{name}» mi serve: {lacking}.",
    unknown: "«{name}» non ha nulla in merito.",
    unreachable: "In questo momento non è stato possibile consultare «{name}». Riprovi più tardi.",
  },
  pt: {
    lacks: "Para consultar “{name}” preciso de: {lacking}.",
    unknown: "“{name}” não tem nada sobre isto.",
    unreachable: "Não foi possível consultar “{name}” agora. Tente mais tarde.",
  },
  nl: {
    lacks: "Om “{name}” op te vragen heb ik nodig: {lacking}.",
    unknown: "“{name}” heeft hier niets over.",
    unreachable: "“{name}” kon nu niet worden opgevraagd. Probeer het later opnieuw.",
  },
  tr: {
    lacks: "“{name}” sorgusu için gerekli: {lacking}.",
    unknown: "“{name}” içinde bununla ilgili bir şey yok.",
    unreachable: "“{name}” şu anda sorgulanamadı. Lütfen daha sonra yeniden deneyin.",
  },
  ru: {
    lacks: "Чтобы запросить «{name}», нужно указать: {lacking}.",
    unknown: "В «{name}» об этом ничего нет.",
    unreachable: "Сейчас не удалось запросить «{name}». Попробуйте позже.",
  },
  ar: {
    lacks: "للبحث في «{name}» أحتاج إلى: {lacking}.",
    unknown: "لا يوجد شيء عن هذا في «{name}».",
    unreachable: "تعذّر البحث في «{name}» الآن. حاول لاحقًا.",
  },
  zh: {
    lacks: "查询“{name}”需要：{lacking}。",
    unknown: "“{name}”中没有相关内容。",
    unreachable: "目前无法查询“{name}”，请稍后再试。",
  },
  ja: {
    lacks: "「{name}」を照会するには次が必要です：{lacking}。",
    unknown: "「{name}」には該当する情報がありません。",
    unreachable: "現在「{name}」を照会できません。後でもう一度お試しください。",
  },
  vi: {
    lacks: "Để tra cứu “{name}”, tôi cần: {lacking}.",
    unknown: "“{name}” không có thông tin về điều này.",
    unreachable: "Hiện không thể tra cứu “{name}”. Vui lòng thử lại sau.",
  },
  th: {
    lacks: "หากต้องการค้นหา “{name}” โปรดระบุ: {lacking}",
    unknown: "“{name}” ไม่มีข้อมูลเรื่องนี้",
    unreachable: "ขณะนี้ไม่สามารถค้นหา “{name}” ได้ โปรดลองอีกครั้งภายหลัง",
  },
};
