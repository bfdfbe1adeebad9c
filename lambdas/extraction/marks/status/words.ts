interface Words {
  /** Words and phrases for what is no longer valid. */
  ended: string;
  /** Words for what is not valid yet. */
  unfinished: string;
  /** Words that name a status only as a watermark or stamp: as a title they can mean something else. */
  drawn?: string;
  /** Beginnings of "replaced by version 3". */
  replacedBy?: string;
  /** Beginnings of "valid until 31.12.2024". */
  until?: string;
  /** Labels of a status line, such as "Status: withdrawn". */
  label?: string;
}

/** Words by which documents say that they do not apply, by language, as alternatives of a regular expression. */
export const statusWords: Record<string, Words> = {
  en: {
    ended:
      "superseded|withdrawn|obsolete|void(?:ed)?|repealed|revoked|rescinded|cancell?ed|expired|outdated|out of date|deprecated|discontinued|retired|annulled|invalid|archived|no longer (?:valid|in force|applicable|in effect|current|maintained|supported)|not (?:valid|in force|in effect|approved|current)|do not use|for historical reference only",
    unfinished:
      "(?:first |final |working |revised )?draft|preliminary|unpublished|work in progress|under (?:review|revision)|for (?:review|comment|discussion)(?: only)?|not (?:yet )?(?:for|released)(?: public)?(?: release| distribution| publication)?|not yet (?:valid|in force|approved)|(?:old|former|previous|outdated|superseded) (?:version|edition)|inactive|deleted",
    drawn: "sample|specimen|copy not controlled|uncontrolled copy",
    replacedBy: "(?:superseded|replaced|succeeded) by|see instead",
    until: "valid (?:until|till|through|to)|expire[sd](?: on)?|in force until|effective until|ended on",
    label: "(?:document )?status|state",
  },
  de: {
    ended:
      "ersetzt|überholt|veraltet|ungültig|zurückgezogen|aufgehoben|widerrufen|storniert|annulliert|abgelaufen|verfallen|hinfällig|archiviert|au(?:ß|ss)er kraft(?: getreten| gesetzt)?|nicht (?:mehr )?(?:gültig|in kraft|aktuell|verwenden|anwenden|freigegeben)",
    unfinished:
      "entwurf|vorläufig|arbeitsfassung|arbeitsentwurf|in (?:arbeit|überarbeitung|prüfung)|alte (?:fassung|version)|frühere (?:fassung|version)|inaktiv|gelöscht",
    drawn: "muster|konzept|vorabzug",
    replacedBy: "(?:ersetzt|abgelöst|aufgehoben) durch",
    until:
      "gültig bis(?: zum)?|befristet bis(?: zum)?|gilt bis(?: zum)?|au(?:ß|ss)er kraft (?:seit|ab)(?: dem)?",
    label: "(?:dokumenten?)?status|zustand|stand der gültigkeit",
  },
  fr: {
    ended:
      "remplacée?|annulée?|retirée?|obsolète|périmée?|caduc|caduque|abrogée?|révoquée?|expirée?|invalide|archivée?|non valide|plus (?:en vigueur|valable)|n['’]est plus (?:en vigueur|valable)|ne (?:plus|pas) utiliser|nul et non avenu",
    unfinished: "brouillon|provisoire|document de travail|ancienne version|version provisoire|supprimée?",
    drawn: "projet|spécimen|ébauche",
    replacedBy: "(?:remplacée?|annulée?|abrogée?) par",
    until: "(?:valable|valide) jusqu['’]au|en vigueur jusqu['’]au",
    label: "statut|état",
  },
  es: {
    ended:
      "reemplazad[oa]|sustituid[oa]|anulad[oa]|retirad[oa]|obsolet[oa]|derogad[oa]|caducad[oa]|vencid[oa]|revocad[oa]|cancelad[oa]|archivad[oa]|no (?:válid[oa]|vigente)|ya no (?:es )?(?:válid[oa]|vigente)|sin (?:vigencia|efecto)",
    unfinished: "borrador|provisional|versión (?:anterior|preliminar)|eliminad[oa]",
    drawn: "muestra|espécimen",
    replacedBy: "(?:reemplazad[oa]|sustituid[oa]) por",
    until: "(?:válid[oa]|vigente) hasta(?: el)?",
    label: "estado",
  },
  pt: {
    ended:
      "substituíd[oa]|anulad[oa]|retirad[oa]|obsolet[oa]|revogad[oa]|cancelad[oa]|expirad[oa]|vencid[oa]|inválid[oa]|arquivad[oa]|não (?:válid[oa]|vigente)|sem efeito|já não (?:é )?válid[oa]",
    unfinished: "rascunho|minuta|provisóri[oa]|versão (?:anterior|preliminar)|excluíd[oa]",
    drawn: "amostra|espécime",
    replacedBy: "substituíd[oa] p(?:or|el[oa])",
    until: "(?:válid[oa]|vigente) até(?: a)?",
    label: "situação|estado",
  },
  it: {
    ended:
      "sostituit[oa]|annullat[oa]|ritirat[oa]|obsolet[oa]|superat[oa]|abrogat[oa]|revocat[oa]|scadut[oa]|archiviat[oa]|non (?:più )?(?:valid[oa]|in vigore)|da non utilizzare",
    unfinished: "bozza|provvisori[oa]|versione (?:precedente|provvisoria)|eliminat[oa]",
    drawn: "campione|fac[- ]?simile",
    replacedBy: "sostituit[oa] da(?:l(?:la|lo)?)?",
    until: "(?:valid[oa]|in vigore) fino al?",
    label: "stato",
  },
  nl: {
    ended:
      "vervangen|ingetrokken|vervallen|verouderd|ongeldig|geannuleerd|verlopen|herroepen|achterhaald|gearchiveerd|niet (?:meer )?(?:geldig|van kracht|van toepassing|gebruiken)",
    unfinished: "voorlopig|conceptversie|werkversie|oude versie|verwijderd",
    drawn: "concept|ontwerp|voorbeeld",
    replacedBy: "vervangen door",
    until: "geldig tot(?: en met)?",
    label: "status",
  },
  pl: {
    ended:
      "zastąpion[yae]|wycofan[yae]|nieaktualn[yae]|nieważn[yae]|uchylon[yae]|anulowan[yae]|unieważnion[yae]|przestarzał[yae]|wygasł[yae]?|zarchiwizowan[yae]|utracił[ao]? moc|nie obowiązuje",
    unfinished: "wersja robocza|szkic|usunięt[yae]|poprzednia wersja",
    drawn: "projekt|wzór",
    replacedBy: "zastąpion[yae] przez",
    until: "ważn[yae] do|obowiązuje do",
    label: "stan|status",
  },
  tr: {
    ended:
      "geçersiz(?:dir)?|yürürlükten kaldırıl(?:dı|mıştır)|iptal(?: edil(?:di|miştir))?|geri çekil(?:di|miştir)|süresi dol(?:du|muştur)|eskimiş|arşivlendi|artık geçerli değil(?:dir)?|geçerli değil(?:dir)?",
    unfinished: "taslak|geçici|silindi|eski sürüm",
    until: "son geçerlilik tarihi",
    label: "durum",
  },
  ar: {
    ended:
      "ملغ[ىاي]ة?|ملغاة|لاغ(?:ي|ية)?|غير صالحة?|غير سارية?|منتهية? الصلاحية|منسوخة?|مستبدلة?|تم (?:سحبه|سحبها|إلغاؤه|إلغاؤها)|لم يعد ساريا|لم تعد سارية",
    unfinished: "مسودة|مؤقتة?|نسخة قديمة",
    replacedBy: "(?:استبدلت?|تم استبداله|حل محله)(?: ب)?",
    until: "(?:صالحة?|سارية?) حتى",
    label: "الحالة",
  },
  zh: {
    ended:
      "(?:已|已被)?(?:废止|廢止|作废|作廢|失效|撤回|撤销|撤銷|取代|替代|过期|過期|取消|停用|废除|廢除)|无效|無效|不再(?:有效|适用|適用)|(?:请勿|請勿)使用",
    unfinished: "草案|草稿|初稿|征求意见稿|徵求意見稿|讨论稿|討論稿|暂定|旧版|舊版|已删除|已刪除",
    drawn: "样本|樣本|样张",
    until: "有效期(?:至|到)|有效至",
    label: "状态|狀態",
  },
  ja: {
    ended:
      "廃止(?:済み?)?|無効|失効|撤回(?:済み?)?|期限切れ|使用禁止|差し?替え済み?|取(?:り)?消(?:し)?(?:済み?)?",
    unfinished: "草案|下書き|原案|暫定版?|ドラフト|旧版|作成中|削除済み?",
    drawn: "見本|サンプル|案",
    until: "有効期限",
    label: "状態|ステータス",
  },
  sv: {
    ended:
      "ersatt|upphävd|upphävt|ogiltigt?|utgången|återkallad|föråldrad|inaktuell|makulerad|arkiverad|gäller (?:inte|ej)(?: längre)?",
    unfinished: "utkast|preliminär|tidigare version",
    replacedBy: "ersatt av",
    until: "(?:giltigt?|gäller) till(?: och med)?",
    label: "status",
  },
  hi: {
    ended: "अमान्य|निरस्त|रद्द|वापस लिया गया|अप्रचलित|अब मान्य नहीं",
    unfinished: "प्रारूप|मसौदा",
    until: "वैधता",
    label: "स्थिति",
  },
  vi: {
    ended:
      "hết hiệu lực|(?:đã )?(?:bị )?thay thế|đã thu hồi|đã h[uủ]ỷ?y?|(?:đã )?bãi bỏ|không còn hiệu lực|vô hiệu",
    unfinished: "bản nháp|dự thảo|bản cũ",
    replacedBy: "(?:được |đã được )?thay thế b(?:ởi|ằng)",
    until: "có (?:hiệu lực|giá trị) đến(?: ngày)?",
    label: "trạng thái",
  },
};
