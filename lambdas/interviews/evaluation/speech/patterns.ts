import type { Language } from "#platform/search/analysis/languages.ts";

/** How people of a language speak of what they do; each is matched within a sentence in small letters. */
export interface Speech {
  /** The speaker alone does or did something. */
  self: RegExp;
  /** Words of liking, knowing and being able, in which no deed is told. */
  opinion: RegExp;
  /** A deed or knowledge is denied altogether. */
  never: RegExp;
  /** The team does it, or somebody else. */
  others: RegExp;
  /** Something would be done. */
  wish: RegExp;
  /** A result is told. */
  outcome: RegExp;
}

const linesOf = (alternatives: string): string =>
  alternatives
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|");

/** Matches one of the alternatives as whole words. */
const words = (alternatives: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${linesOf(alternatives)})(?![\p{L}\p{N}])`, "u");

/** Matches parts of words, for scripts without spaces and for endings. */
const anywhere = (alternatives: string): RegExp => new RegExp(`(?:${linesOf(alternatives)})`, "u");

export const speeches = {
  en: {
    // "found", "fixed": verbs alone, as people write in a hurry
    self: words(
      `(?<=^\\W{0,3})(?:found|built|made|wrote|took|ran|led|kept|did|sent|[\\p{L}]{2,}ed)(?=\\s)|i|i've|i'd|i'm|i'll|ive|im|my\\s(?:job|task|role|work)\\s(?:was|is)`,
    ),
    opinion: words(
      `i\\s(?:really\\s|also\\s|just\\s|always\\s)?(?:think|believe|like|love|enjoy|want|need|deserve|wish|hope|feel|guess|know|remember|suppose|understand|can|could|am\\s(?:good|great|able|happy|willing|interested|very|a\\squick|keen|sure|passionate|familiar))`,
    ),
    never: words(
      `never|not\\syet|no\\sexperience|no\\sidea|no\\sknowledge|(?:don't|dont)\\s(?:know|have\\sexperience)|(?:haven't|havent|have\\snot|hasn't)\\s(?:done|used|worked|had|made|built|seen|tried|learned|learnt)|not\\sdone|not\\sfor\\sme|can't|cannot|is\\sdifficult`,
    ),
    others: words(
      `we|our\\steam|the\\steam|us|he|she|they|you|one|people|everybody|colleague|colleagues|boss|supervisor|owner|is|are|was|were|comes|came`,
    ),
    wish: words(`would|i'd|will|i'll|going\\sto|hope\\sto|want\\sto|could|should|might`),
    outcome: words(
      `so\\sthat|since\\sthen|result|resulted|reduced|increased|saved|fell|dropped|rose|down\\sto|up\\sto|came\\sback|stayed|agreed|thanked|fixed\\sit|solved|worked|found\\sthe|turned\\sout|afterwards|in\\sthe\\send|halved|doubled|accepted|apologised|cheaper|faster`,
    ),
  },
  de: {
    // "called, agreed on instalments": participles alone, as people write in a hurry
    self: words(
      `ich|mein\\s(?:job|aufgabe)|meine\\saufgabe|(?<=^\\W{0,3})[\\p{L}]*ge[\\p{L}]{2,}(?:t|en)(?=[.,;]|\\s(?:und|mit)\\s)`,
    ),
    opinion: words(
      `ich\\s(?:denke|glaube|mag|liebe|finde|möchte|will|hoffe|kann|könnte|kenne|weiß|bin\\s(?:gut|sehr|bereit|interessiert|motiviert|belastbar|teamfähig))`,
    ),
    never: words(
      `nie|niemals|noch\\snichts?|nicht(?=[\\s]*[.,;!]|$)|keine\\s(?:erfahrung|ahnung|kenntnisse)|weiß\\s(?:ich\\s)?nicht|nicht\\s(?:gemacht|gearbeitet|benutzt|gelernt|zuständig)|kann\\sich\\snicht|mache\\sich\\snicht|fehlt\\smir`,
    ),
    others: words(
      `wir|unser\\steam|das\\steam|er|sie|man|kollege|kollegin|kollegen|chef|chefin|ist|sind|war|waren|wird|werden|kommt|kamen`,
    ),
    wish: words(`würde|würden|werde|möchte|könnte|sollte|wäre|hätte\\sgern`),
    outcome: words(
      `seitdem|dadurch|sodass|so\\sdass|ergebnis|am\\sende|danach|gelöst|gefunden|gespart|gesenkt|gesunken|gestiegen|bezahlt|stimmte|gestimmt|geklappt|behoben|halbiert|zufrieden|geblieben|zurückgekommen`,
    ),
  },
  fr: {
    self: words(`je|j'ai|j'étais|moi|j'[\\p{L}]+|mon\\stravail|ma\\stâche|moi-même`),
    opinion: words(
      `je\\s(?:pense|crois|aime|adore|veux|voudrais|espère|peux|pourrais|connais|sais|suis\\s(?:motivé|motivée|très|prêt|prête|capable))|j'aime|j'adore|j'espère`,
    ),
    never: words(
      `jamais|pas\\sencore|aucune\\sexpérience|aucune\\sidée|sais\\spas|n'ai\\spas\\s(?:fait|utilisé|travaillé)`,
    ),
    others: words(
      `nous|on|notre\\séquipe|il|elle|ils|elles|vous|collègue|collègues|chef|patron|patronne|est|sont|était|étaient`,
    ),
    wish: words(`voudrais|aimerais|pourrais|serais|ferais|irais|[\\p{L}]+erais`),
    outcome: words(
      `depuis|résultat|donc|réduit|augmenté|économisé|résolu|baissé|finalement|ensuite|trouvé|revenu|accepté|satisfait`,
    ),
  },
  es: {
    self: words(
      `yo|mi\\strabajo|mi\\starea|[\\p{L}]{2,}(?:é|í)|he|hice|fui|tuve|puse|dije|estuve|llevo|trabajo|hago|uso|reviso|escribo|atiendo|respondo|preparo|llevaba|hacía|estaba|trabajaba|anoto|cierro|abro|pido|llamo|explico|leo|busco`,
    ),
    opinion: words(
      `(?:pienso|creo|me\\sgusta|me\\sencanta|quiero|quisiera|espero|puedo|podría|sé|conozco|soy\\s(?:muy|bueno|buena|capaz))`,
    ),
    never: words(
      `nunca|jamás|todavía\\sno|aún\\sno|sin\\sexperiencia|ninguna\\sexperiencia|no\\s(?:sé|he\\shecho|he\\susado|he\\strabajado|tengo\\sexperiencia)`,
    ),
    others: words(
      `nosotros|nuestro\\sequipo|el\\sequipo|él|ella|ellos|ellas|usted|compañero|compañera|jefe|jefa|es|son|era|eran|está|están|hacemos|hacíamos|tenemos`,
    ),
    wish: words(`[\\p{L}]+(?:aría|ería|iría)|quisiera|gustaría`),
    outcome: words(
      `desde\\sentonces|resultado|así\\sque|redujo|reduje|bajó|bajaron|aumentó|ahorró|resolvió|resuelto|al\\sfinal|después|encontré|volvió|aceptó|agradeció|contento|contenta`,
    ),
  },
  it: {
    self: words(
      `io|ho|mio\\slavoro|mio\\scompito|[\\p{L}]{3,}(?:ai|ei|ii)|sono\\sstato|sono\\sstata|facevo|lavoro|lavoravo|faccio|uso|preparo|seguo|gestisco`,
    ),
    opinion: words(
      `(?:penso|credo|mi\\spiace|mi\\sinteressa|amo|voglio|vorrei|spero|posso|potrei|so|conosco|sono\\s(?:molto|bravo|brava|capace))`,
    ),
    never: words(
      `mai|non\\sancora|nessuna\\sesperienza|non\\s(?:so|ho\\smai|ho\\sfatto|ho\\susato|ho\\sesperienza)`,
    ),
    others: words(
      `noi|la\\snostra\\ssquadra|lui|lei|loro|collega|colleghi|capo|è|sono|era|erano|facciamo|facevamo`,
    ),
    wish: words(`vorrei|[\\p{L}]+(?:erei|irei)|sarei|potrei`),
    outcome: words(
      `da\\sallora|risultato|così|ridotto|aumentato|risparmiato|risolto|alla\\sfine|dopo|trovato|tornato|accettato|contento|contenta`,
    ),
  },
  pt: {
    self: words(
      `eu|meu\\strabalho|minha\\starefa|[\\p{L}]{3,}(?:ei|i)|fiz|fui|tive|trabalho|faço|uso|preparo|trabalhava|fazia`,
    ),
    opinion: words(
      `(?:penso|acho|acredito|gosto|adoro|quero|queria|espero|posso|poderia|sei|conheço|sou\\s(?:muito|bom|boa|capaz))`,
    ),
    never: words(
      `nunca|jamais|ainda\\snão|nenhuma\\sexperiência|sem\\sexperiência|não\\s(?:sei|fiz|usei|trabalhei|tenho\\sexperiência)`,
    ),
    others: words(
      `nós|a\\sgente|nossa\\sequipe|ele|ela|eles|elas|colega|colegas|chefe|é|são|era|eram|fazemos|fazíamos`,
    ),
    wish: words(`[\\p{L}]+(?:aria|eria|iria)|gostaria|queria`),
    outcome: words(
      `desde\\sentão|resultado|assim|reduzi|reduziu|aumentou|poupou|economizou|resolveu|resolvi|no\\sfim|depois|encontrei|voltou|aceitou|satisfeito|satisfeita`,
    ),
  },
  nl: {
    self: words(`ik|mijn\\s(?:werk|taak)`),
    opinion: words(
      `ik\\s(?:denk|geloof|vind|houd|hou|wil|hoop|kan|zou|ken|weet|ben\\s(?:goed|erg|heel|bereid|gemotiveerd))`,
    ),
    never: words(
      `nooit|nog\\sniet|geen\\s(?:ervaring|idee|kennis)|weet\\s(?:ik\\s)?niet|niet\\s(?:gedaan|gebruikt|gewerkt)`,
    ),
    others: words(`wij|we|ons\\steam|hij|zij|ze|men|collega|collega's|baas|is|zijn|was|waren|wordt`),
    wish: words(`zou|zal|wil|zouden|graag`),
    outcome: words(
      `sindsdien|daardoor|zodat|resultaat|uiteindelijk|daarna|opgelost|gevonden|bespaard|gedaald|gestegen|betaald|gelukt|tevreden|teruggekomen`,
    ),
  },
  pl: {
    self: words(
      `ja|moim\\szadaniem|[\\p{L}]{2,}(?:łem|łam)|robię|pracuję|używam|prowadzę|naprawiam|sprawdzam|odpowiadam|piszę|przygotowuję`,
    ),
    opinion: words(
      `(?:myślę|uważam|lubię|kocham|chcę|chciałbym|chciałabym|mogę|umiem|znam|wiem|jestem\\s(?:bardzo|dobry|dobra))`,
    ),
    never: words(
      `nigdy|jeszcze\\snie|bez\\sdoświadczenia|brak\\sdoświadczenia|nie\\s(?:wiem|robiłem|robiłam|używałem|używałam|mam\\sdoświadczenia)`,
    ),
    others: words(
      `my|nasz\\szespół|on|ona|oni|pan|pani|kolega|koleżanka|szef|szefowa|jest|są|był|była|były|robimy|robiliśmy`,
    ),
    wish: words(`[\\p{L}]+(?:łbym|łabym)|będę`),
    outcome: words(
      `od\\stego\\sczasu|dzięki|wynik|w\\skońcu|potem|rozwiązałem|rozwiązałam|zmniejszyło|spadło|wzrosło|znalazłem|znalazłam|zapłacił|zadowolony|zadowolona|wrócił|wróciła`,
    ),
  },
  tr: {
    self: anywhere(
      `(?<!\\p{L})(?:ben|bana|benim|kendim)(?!\\p{L})\n(?<=\\p{L}{2})(?:dım|dim|dum|düm|tım|tim|tum|tüm|yorum|yordum|mıştım|miştim)(?!\\p{L})`,
    ),
    opinion: words(
      `(?:düşünüyorum|inanıyorum|seviyorum|istiyorum|isterim|umuyorum|bilirim|biliyorum|yapabilirim)`,
    ),
    never: anywhere(`(?<!\\p{L})(?:hiç|asla|henüz\\sdeğil|deneyimim\\syok|bilmiyorum)(?!\\p{L})
(?<=\\p{L}{2})(?:madım|medim)(?!\\p{L})`),
    others: words(`biz|ekibimiz|onlar|arkadaşım|patron|müdür|idi`),
    wish: anywhere(`(?<=\\p{L}{2})(?:ardım|erdim|ırdım|irdim|acağım|eceğim)(?!\\p{L})`),
    outcome: words(
      `böylece|sonunda|sonuç|sonra|azaldı|arttı|çözdüm|çözüldü|buldum|memnun|geri\\sgeldi|ödedi`,
    ),
  },
  ar: {
    self: anywhere(
      `أنا|بنفسي\n(?<!\\p{L})(?:قمت|عملت|أعمل|كنت|استخدمت|أستخدم|أصلحت|كتبت|أكتب|درست|نظمت|ساعدت|أقوم)`,
    ),
    opinion: anywhere(`أعتقد|أحب|أريد|أود|آمل|أستطيع|يمكنني|أعرف`),
    never: anywhere(`أبدا|أبدًا|ليس لدي خبرة|لا أعرف|لم أعمل|لم أستخدم|بدون خبرة`),
    others: anywhere(`نحن|فريقنا|زميلي|المدير|هو |هي |هم `),
    wish: anywhere(`سوف|سأ|أود|لو`),
    outcome: anywhere(`منذ ذلك|النتيجة|نتيجة|انخفض|زاد|ارتفع|حل|في النهاية|بعد ذلك|وجدت|رضي|وافق|عاد`),
  },
  zh: {
    self: anywhere(`我|本人|自己`),
    opinion: anywhere(`我(?:觉得|认为|喜欢|热爱|想|希望|能|可以|会|知道|了解)`),
    never: anywhere(`从未|从没|没有经验|没做过|不知道|没用过|还没`),
    others: anywhere(`我们|团队|同事|他|她|老板`),
    wish: anywhere(`我会|将会|想要|希望|愿意`),
    outcome: anywhere(`结果|后来|最后|因此|降低|减少|提高|增加|解决|满意|节省|修好|成功`),
  },
  ja: {
    self: anywhere(`私|僕|自分|(?:しました|していました|しています|ました|ています|てきました)`),
    opinion: anywhere(`と思います|と考えています|好きです|したいです|できます|わかります`),
    never: anywhere(`経験(?:は|が)(?:ありません|ない)|したことが(?:ありません|ない)|わかりません|まだ`),
    others: anywhere(`私たち|チーム|同僚|彼|彼女|上司`),
    wish: anywhere(`たいです|つもりです|でしょう`),
    outcome: anywhere(`結果|その後|最終的|ため|減りました|減らし|増えました|解決|満足|節約|直りました|成功`),
  },
} satisfies Partial<Record<Language | "zh" | "ja", Speech>>;
