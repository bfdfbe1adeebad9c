const measures =
  "number|percentage|percent|proportion|amount|price|cost|fee|population|temperature|size|distance|share|fraction|weight|height|length|width|depth|thickness|diameter|volume|capacity|strength|power|voltage|speed|pressure|dose|dosage|rate|limit|maximum|minimum|salary|budget|revenue|turnover|profit|income|deposit";
/** Words that ask for an amount: "what weight" both, of "what is the weight" only "what". */
const measured = String.raw`\bwhat (?:\w+ )?(?:${measures})\b|\bwhat\b(?=(?: \w+){0,4} (?:${measures})s?\b)`;
const amounts =
  /\bhow long (?:must|should|can|may) .{1,40}\bbe\b|\bhow (?:much|many|old|often|far|high|large|big|tall|fast|deep|wide|heavy)\b|\bcosts?\b|cu[aá]nt|combien|\bwie ?(?:viele?|hoch|oft|alt|gro[sß]|teuer|weit|schwer)|\bkostet\b|\bquant[oaie]s?\b|сколько|\bπόσ|\bkaç|ne kadar|多少|[几幾]|多[大高远遠]|(?:^|\s)كم(?:\s|$)|कितन|เท่า(?:ไร|ไหร่)|กี่|bao nhiêu|\bc[âa][tț](?:i|e|ă)?\b|얼마|몇|いくつ|いくら|何(?:人|回|個|歳|冊|点)|\bhoeveel\b|\bile\b|скільки|hur (?:mycket|många)/iu;

/** The words by which questions of each type are known, in many languages. */
export const questionWords = {
  duration:
    /\bhow (?:long(?! (?:must|should|can|may) .{1,40}\bbe\b)|soon|late|early)\b|cu[aá]nto (?:tiempo|dura|tarda)|combien de (?:temps|jours|mois)|\bwie lange\b|\bquanto (?:tempo|dura)|как (?:долго|скоро)|сколько (?:времени|дней|месяцев|лет)|πόσ(?:ο (?:καιρό|διαρκεί|χρόνο)|ες (?:ημέρες|μέρες))|ne kadar (?:süre|sürer)|kaç (?:gün|ay|hafta|saat)|bao lâu|c[âa]t (?:timp|durează)|कितने (?:दिन|समय|महीने|घंटे)|कितनी देर|นาน(?:เท่า|แค่)?(?:ไร|ไหน)|กี่(?:วัน|เดือน|ชั่วโมง)|多(?:长|長|久)|几天|どのくらい|何(?:日|週|か月|時)間?|얼마나|كم (?:يوم|مدة|من الوقت)|المدة|\bhoe lang\b|jak długo|як довго|hur länge/iu,
  amount: new RegExp(`${measured}|${amounts.source}`, "iu"),
  time: /\bwhen\b|\b(?:what|which|in what) (?:\w+ )?(?:time|day|date|year|month|century|decade|season)\b|\bopening hours\b|cu[aá]ndo|\bqué (?:año|día|mes|fecha|hora|siglo)|\bquand\b|quelle (?:heure|année|date)|\bwann\b|\bquando\b|когда|каком году|\bπότε|ποι[αο] (?:έτος|χρονιά|ημερομηνία)|ne zaman|hangi (?:yıl|tarih|gün)|(?:什么|什麼)时候|何时|何時|哪一?[年天月]|几[月点]|متى|في أي (?:عام|سنة|تاريخ)|कब|किस (?:वर्ष|साल|दिन)|เมื่อ(?:ไร|ไหร่|ใด)|ปี(?:ใด|ไหน|อะไร)|วัน(?:ใด|ไหน|ที่เท่าไ)|khi nào|(?:năm|ngày|lúc|tháng) nào|mấy giờ|\bc[âa]nd\b|ce an\b|언제|いつ|何年|\bwanneer\b|\bkiedy\b|\bколи\b/iu,
  person:
    /\bwho(?:m|se)?\b|\bqui[eé]n|\bqui\b|\bwe[rmn]\b|\bchi\b|\bquem\b|(?:^|[^\p{L}])к(?:то|ого|ому|ем)(?![\p{L}])|\bποι[οό][ςνύ]|ποια ήταν|\bkim(?:in|dir)?\b|谁|誰|من (?:هو|هي|الذي|قام)|^من\s|कौन|किस(?:ने|के द्वारा)|ใคร|(?:^|\s)ai\s|\bcine\b|누(?:구|가)|だれ|\bwie (?:is|was|heeft)\b|\bkto\b|\bхто\b|\bvem\b/iu,
  place:
    /\bwhere\b|\b(?:what|which) (?:\w+ )?(?:city|country|place|town|state|room|building|street|region|location|continent|floor)\b|d[oó]nde|\boù\b|\bwo(?:hin|her)?\b|\bdove\b|\bonde\b|(?:^|[^\p{L}])(?:где|куда|откуда)(?!\p{L})|\bπού\b|nere(?:de|ye|si)|哪[里裡儿]|何处|何處|在哪|哪个(?:城市|国家|地方)|(?:^|\s)[أا]ين|कहा[ँं]|ที่ไหน|ที่ใด|ở đâu|nơi nào|\bunde\b|어디|どこ|\bwaar\b|\bgdzie\b|\bде\b|\bvar\b/iu,
  reason:
    /\bwhy\b|\bwhat (?:caused|reason)|por ?qu[eé]\b|\bpourquoi\b|\b(?:warum|weshalb|wieso)\b|\bperch[eé]\b|почему|зачем|γιατί|\bneden\b|\bni[cç]in\b|为什么|為什麼|为何|لماذا|क्यों|ทำไม|เพราะเหตุใด|(?:tại|vì) sao|de ce\b|왜|なぜ|どうして|\bwaarom\b|dlaczego|чому|varför/iu,
  phone:
    /(?<!\b(?:my|(?:use|charge|pair|connect|unlock) (?:your|a|the|our)) )\b(?:phone|telephone)(?: numbers?)?\b(?! (?:calls?|booths?|chargers?)\b)|\bwhat number (?:can|do|should)|how (?:can|do) (?:I|we) (?:call|phone|ring)|t[eé]l[eéè]f[oó]n(?!ier|gespräch|zelle)|телефон|τηλέφων|điện thoại|फ़?ोन नंबर|फोन|โทร|电话|電話|هاتف|전화/iu,
  price:
    /\b(?:costs?|prices?|fees?|fare|how much (?:is|are|do|does|will|would|must)|charged?|for free|free of charge)\b|kosten?t?\b|\bteuer|\bpreis|gebühr|co[uû]te|\bprix\b|\btarif|cuesta|precio|cuota|\bpag(?:an?|o|ar|are)\b|\bcosta(?:no)?\b|prezzo|\bcusta|preço|\bkost\b|prijs|стои(?:т|мость)|(?<!\p{L})цен[аыу]|плат(?:а|ить|ят)|κοστίζ|τιμή|fiyat|ücret|kaç (?:tl|lira|para)|\bcost[ăa]|preț|tax[aăe]|\b(?:giá|phí)\b|bao nhiêu tiền|कीमत|शुल्क|दाम|ราคา|ค่า|多少[钱錢]|价格|價格|[费費]用|收[费費]|رسوم|سعر|تكلفة|بكم|料金|値段|いくら|가격|요금/iu,
  open: /^(?:is|are) .*\bopen\b|^(?:ist|sind|hat|haben) .*(?:geöffnet|offen|\bauf\b)|est-(?:il|elle) ouvert|\bouverte?s? .*\?|está abiert|abre .*\?|è apert|está abert|открыт[оаы]? ли|работает ли|είναι ανοιχτ|açık m[ıi]|este deschis|có mở cửa|खुला (?:है|रहता)|เปิด.*(?:ไหม|หรือไม่)|开[放门].*吗|هل .*(?:مفتوح|تفتح)/iu,
  hours:
    /\b(?:opening|business|office|closing) (?:hours|times?)\b|\bwhen (?:do|does|are|is)\b.*\b(?:open|close)d?\b|öffnungszeit|\bwann\b.*(?:geöffnet|offen|\bauf\b|schließ)|horaires|heures d['’]ouverture|horario|\borari|horário|openingstijd|openingsur|godzin\p{L}* otwarcia|çalışma saat|açılış saat|ساعات العمل|مواعيد|营业时间|開館時間|營業時間|営業時間|часы работы|giờ mở cửa|program de lucru/iu,
  email: /\be-?mail|\bmail address|correo|courriel|почт|ηλεκτρονικ|ईमेल|อีเมล|邮箱|邮件|بريد|メール|이메일/iu,
  address:
    /\bwhere (?:is|are) (?:the|your|you)\b|\bwhere (?:can|do) I find (?:the |your )?(?:\p{L}+ )?(?:office|shop|store|you)\b|\b(?:postal|street|office|your) address\b|\bwo (?:ist|sind|finde|finden|befindet|liegt)\b|(?<!mail)\badresse\b|\boù (?:est|êtes|se trouve)|dónde (?:está|queda|se encuentra)|\bdov['’]è\b|\bdove (?:siete|si trova)|onde (?:fica|está)|\bwaar (?:is|zit|vind)\b|gdzie (?:jest|są|znajduje)/iu,
  role: /^(?:and |so )?(?:who(?:'s| is| are| was| were)|wer (?:ist|sind|war)|qui (?:est|sont|était)|quién(?:es)? (?:es|son|era)|chi (?:è|sono|era)|quem (?:é|são|era)|wie (?:is|zijn|was)|kto (?:jest|był)|кто(?: был)?|cine (?:este|sunt)|kim(?: tarafından)?|ποιος είναι)(?![\p{L}\p{M}]) (?:(?:the|your|our|their|der|die|das|euer|eure|ihre?|unser|le|la|les|votre|vos|el|los|las|su|il|lo|i|vostro|o|os|de|het|jullie|uw|ο|η)(?![\p{L}\p{M}]) |l['’])?/iu,
  purpose:
    /\bwhat\b.*\b(?:used?|needed|good|intended|indicated) for\b|\bwhat\b.*\bpurpose of\b|wofür|wozu|à quoi (?:sert|servent)|para qué|a (?:che )?cosa serv|para que serv|waarvoor|do czego|для чего|за(?:чем)? нужен|ne işe yarar|la ce (?:folose|servește)/iu,
  definition:
    /^(?:and |but )?(?:what (?:is|are|was|were|does)(?: (?:a|an|the))?|what'?s(?: (?:a|an|the))?|define|explain|was (?:ist|sind|bedeutet|heißt)(?: (?:ein|eine|der|die|das))?|qu['’]est[- ]ce que?(?: c['’]est que?)?(?: (?:le|la|les|l['’]|un|une|d['’]|du))?|que (?:signifie|veut dire)|qué (?:es|son|significa)(?: (?:el|la|los|las|un|una))?|(?:che )?cos(?:['’]è|a (?:è|sono|significa))(?: (?:il|la|un|una|lo))?|o que (?:é|são|significa)(?: (?:o|a|um|uma))?|wat (?:is|zijn|betekent)(?: (?:een|de|het))?|co (?:to )?(?:jest|znaczy|oznacza)|что (?:такое|значит|означает)|ce (?:este|înseamnă)|τι (?:είναι|σημαίνει)|ما (?:هو|هي|معنى)|vad (?:är|betyder))(?![\p{L}\p{M}]) ?/iu,
} satisfies Record<string, RegExp>;
