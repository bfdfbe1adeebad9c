/** Alternatives of expressions, by which a language's descriptions of jobs are read. */
export interface Words {
  /** Abilities and papers that somebody must have. */
  needs: string;
  /** Whom one would like to have. */
  wishes: string;
  /** Before a title, and behind it. */
  intro: string;
  ends: string;
  /** Before the name of a place; before that of a company. */
  place: string;
  company: string;
  /** Kinds of employment. */
  types: string;
}

const hours = (words: string) => String.raw`\d{1,2}(?:[.,]\d)? ?(?:${words})`;

export const words: Record<string, Words> = {
  en: {
    needs: String.raw`must|needs?|needed|requires?|required|requirements?|essential|should have|at least \d+ years?|years of|experience (?:with|in|as)|able to|knowledge of|degree|licen[cs]e|certificate|apprenticeship|without help`,
    wishes:
      "ideally|someone who|somebody who|people who|person who|you are|you like|a plus|welcome|nice to have|preferably",
    intro:
      "we are (?:looking for|hiring|searching for)|we're (?:looking for|hiring)|looking for|searching for|looks? for|seek(?:s|ing)?|we need|needs(?= an? )|we hire|hires|hiring|wanted|job for|position as|role of",
    ends: "for|in|at|with|who|to|from|near|on|full-time|part-time|wanted|needed|remote|must",
    place: "in|near|based in",
    company: "at|for|join|company:?",
    types: `full[ -]?time|part[ -]?time|permanent|temporary|freelance|internship|apprenticeship position|contract|seasonal|mini-?job|remote|hybrid|${hours("hours(?: a week)?|h/week")}`,
  },
  de: {
    needs: String.raw`muss|müssen|brauch\w*|benötig\w*|erforderlich|voraussetzung\w*|anforderung\w*|mindestens \d+ jahre?|erfahrung\w*|kenntnisse?\w*|abgeschlossene|ausbildung|führerschein|studium|kann|können|ohne hilfe`,
    wishes:
      "idealerweise|jemanden?, d(?:er|ie)|menschen, die|du bist|sie sind|von vorteil|wünschenswert|gerne|willkommen",
    intro: "wir suchen|gesucht wird|gesucht:?|suchen|sucht?|suche|stelle als|arbeit als|mitarbeit als",
    ends: String.raw`für|in|im|bei|mit|der|die|ab|zu[rm]?|als|nahe|gesucht|vollzeit|teilzeit|\(m/w/d\)`,
    place: "in|nahe|raum|standort:?",
    company: "bei|firma:?|unternehmen:?",
    types: `vollzeit|teilzeit|unbefristet|befristet|minijob|werkstudent\\w*|praktikum|ausbildungsplatz|freiberuflich|${hours("(?:wochen)?stunden(?: pro woche| die woche)?|std")}`,
  },
  fr: {
    needs: String.raw`doit|doivent|exig\w+|requis\w*|nécessaires?|il faut|au moins \d+ ans?|expérience|maîtrise|connaissances?|diplôme|permis|capable de|sait|savoir`,
    wishes:
      "idéalement|quelqu'un qui|une personne qui|vous êtes|vous aimez|un plus|serait apprécié\\w*|souhait\\w+|de préférence",
    intro:
      "nous recherchons|nous cherchons|on recherche|recherchons|recherche|cherche|recrutons|recrute|poste de",
    ends: "pour|à|au|aux|chez|avec|en|dans|qui|dès|près|temps plein|temps partiel|h/f",
    place: "à|au|aux|près de|lieu:?",
    company: "chez|société:?|entreprise:?",
    types: `temps plein|temps partiel|plein temps|mi-temps|cdi|cdd|stage|alternance|intérim|saisonnier|${hours("heures(?: par semaine)?|h/semaine")}`,
  },
  es: {
    needs: String.raw`debe|deben|necesit\w+|se requiere|requisitos?|imprescindible|obligatorio|al menos \d+ años?|experiencia|conocimientos?|título|carné|capaz de|sepa|saber`,
    wishes:
      "idealmente|alguien que|una persona que|eres|es usted|se valora\\w*|deseable|preferiblemente|bienvenid\\w+",
    intro: "buscamos|se busca|busca|necesitamos|se necesita|contratamos|puesto de|busco",
    ends: "para|en|con|que|desde|cerca|a|jornada|tiempo completo|tiempo parcial",
    place: "en|cerca de|lugar:?",
    company: "en la empresa|para la empresa|empresa:?",
    types: `jornada completa|media jornada|jornada parcial|tiempo completo|tiempo parcial|indefinido|temporal|prácticas|autónomo|${hours("horas(?: semanales| a la semana)?")}`,
  },
  pt: {
    needs: String.raw`deve|devem|precis\w+|exig\w+|requisitos?|necessári\w+|obrigatóri\w+|pelo menos \d+ anos?|experiência|conhecimentos?|diploma|carta de condução|carteira|capaz de|saiba|saber`,
    wishes: "idealmente|alguém que|uma pessoa que|você é|valoriza\\w*|desejável|de preferência|bem-vind\\w+",
    intro:
      "procuramos|procura-se|procura|busca|contrata|precisamos de|buscamos|contratamos|contrata-se|vaga de|vaga para",
    ends: "para|em|no|na|com|que|a partir|perto|tempo integral|meio período|tempo inteiro",
    place: "em|no|na|perto de|local:?",
    company: "na empresa|para a empresa|empresa:?",
    types: `tempo integral|tempo inteiro|meio período|tempo parcial|part-time|full-time|efetivo|temporári\\w+|estágio|clt|${hours("horas(?: semanais| por semana)?")}`,
  },
  it: {
    needs: String.raw`deve|devono|richiest\w+|si richiede|requisiti|necessari\w+|indispensabil\w+|almeno \d+ ann[io]|esperienza|conoscenza|diploma|laurea|patente|capace di|sappia|saper\w*`,
    wishes: "idealmente|qualcuno che|una persona che|sei|gradit\\w+|preferibil\\w+|benvenut\\w+",
    intro: "cerchiamo|cercasi|si cerca|cerca|ricerca|ricerchiamo|assumiamo|posizione di|cerco",
    ends: "per|a|ad|in|presso|con|che|da|vicino|tempo pieno|part-time|full-time",
    place: "a|ad|presso|vicino a|sede:?",
    company: "presso|azienda:?|società:?",
    types: `tempo pieno|tempo parziale|part-time|full-time|indeterminato|determinato|stage|tirocinio|apprendistato|${hours("ore(?: settimanali| alla settimana)?")}`,
  },
  nl: {
    needs: String.raw`moet|moeten|vereist\w*|vereisten|eisen|nodig|minstens \d+ jaar|minimaal \d+ jaar|ervaring|kennis|diploma|rijbewijs|kan|kunnen|zonder hulp`,
    wishes: "idealiter|iemand die|mensen die|je bent|jij bent|u bent|een pré|welkom|bij voorkeur|graag",
    intro: "wij zoeken|we zoeken|gezocht:?|op zoek naar|zoekt|zoeken|vacature voor|functie van",
    ends: "voor|in|te|bij|met|die|vanaf|gezocht|fulltime|voltijd|deeltijd|parttime",
    place: "in|te|nabij|locatie:?",
    company: "bij|bedrijf:?",
    types: `fulltime|full-time|voltijd|parttime|part-time|deeltijd|vast contract|tijdelijk|stage|zzp|bijbaan|${hours("uur(?: per week)?")}`,
  },
  pl: {
    needs: String.raw`musi|muszą|wymag\w+|konieczn\w+|niezbędn\w+|co najmniej \d+ lat\w*|doświadczeni\w+|znajomoś\w+|wykształceni\w+|prawo jazdy|potrafi|umie|umiejętnoś\w+`,
    wishes: "idealnie|kogoś, kto|osoby, które|osoba, która|jesteś|mile widzian\\w+|najlepiej|chętnie",
    intro:
      "szukamy|poszukujemy|szuka|poszukuje|zatrudni|poszukiwany|poszukiwana|zatrudnimy|zatrudnię|stanowisko|praca jako",
    ends: "do|w|we|na|dla|z|ze|od|który|która|przy|pełny etat|pół etatu",
    place: "w|we|koło|miejsce:?",
    company: "w firmie|dla firmy|firma:?",
    types: `pełny etat|pół etatu|część etatu|umowa o pracę|umowa zlecenie|b2b|staż|praktyki|na czas nieokreślony|${hours("godzin\\w*(?: tygodniowo)?")}`,
  },
  tr: {
    needs: String.raw`gerek\w*|zorunlu\w*|şart\w*|olmalı\w*|bilmeli\w*|yapabilmeli\w*|en az \d+ yıl\w*|deneyim\w*|tecrübe\w*|bilgisi|diploma\w*|ehliyet\w*|mezunu?`,
    wishes: "ideal olarak|tercihen|biri|kişiler|tercih sebebi\\w*|artı",
    intro: String.raw`.{0,60} için|iş ilanı:?|aranan:?`,
    ends: "arıyoruz|aranıyor|arayışındayız|alınacaktır|alınacak|tam zamanlı|yarı zamanlı|için",
    place: "konum:?|yer:?",
    company: "şirket:?|firma:?",
    types: `tam zamanlı|yarı zamanlı|sözleşmeli|staj|geçici|kalıcı|uzaktan|haftada ${hours("saat")}`,
  },
  ar: {
    needs: "يجب|لا بد|مطلوب منه|يشترط|شرط|متطلبات|خبرة|معرفة|شهادة|رخصة|قادر على|يجيد|إتقان",
    wishes: "يفضل|نفضل|شخص|من المستحسن|ميزة",
    intro: "نبحث عن|نحتاج إلى|مطلوب|نوظف|وظيفة",
    ends: "في|لدى|مع|من|الذي|بدوام|لشركة|لمحل|يجب",
    place: "في|بمدينة|الموقع:?",
    company: "لدى شركة|شركة|لدى",
    types: "دوام كامل|دوام جزئي|بدوام كامل|بدوام جزئي|عقد مؤقت|عقد دائم|تدريب|عن بعد",
  },
  zh: {
    needs: "必须|需要|要求|具备|熟悉|至少|经验|证书|学历|驾照|能够|会",
    wishes: "最好|优先|希望|欢迎|如果",
    intro: "我们正在招聘|我们招聘|正在招聘|诚聘|急聘|招聘|寻找|我们需要|招",
    ends: "，|,|。|在|于|，?全职|兼职|地点|为",
    place: "在|位于|地点[：:]?|工作地点[：:]?",
    company: "公司[：:]",
    types: "全职|兼职|合同工|实习|临时工|长期|远程",
  },
  ja: {
    needs: "必要|必須|要件|できる方|できること|経験|知識|資格|免許|以上",
    wishes: "歓迎|尚可|望ましい|好きな方|な方",
    intro: ".{1,12}(?:で|にて|では)|募集[：:]",
    ends: "を|の募集|募集|、|。|として|正社員|パート",
    place: "勤務地[：:は]?",
    company: "会社名?[：:]",
    types: "正社員|契約社員|パート|アルバイト|フルタイム|派遣|インターン|業務委託|在宅",
  },
};
