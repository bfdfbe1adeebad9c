import type { SpokenLanguage } from "../language/spoken-language.ts";

type Words = Partial<Record<SpokenLanguage, string>>;

/** First words of follow-up questions, by language. */
const connectives: Words = {
  en: "and|but|or|so|then|also|what about|how about|what if|same for",
  es: "y|e|o|pero|entonces|también|qué tal|que tal|y si",
  fr: "et|mais|ou|alors|aussi|qu'en est-il|et si",
  de: "und|aber|oder|auch|dann|was ist mit|wie ist es mit|wie sieht es mit|wie steht es mit",
  it: "e|ed|ma|anche|allora|oppure",
  pt: "e|mas|ou|também|então|e quanto",
  nl: "en|maar|of|ook|dan|hoe zit het met|wat met",
  ro: "și|si|dar|sau|iar",
  tr: "ve|peki|ama|ya|veya",
  sv: "och|men|eller|hur är det med|vad gäller för",
  da: "og|men|eller|hvad med",
  no: "og|men|eller|hva med",
  fi: "ja|mutta|entä|entäpä|tai",
  hu: "és|de|vagy|mi a helyzet",
  id: "dan|tapi|tetapi|atau|lalu|bagaimana dengan|kalau",
  vi: "và|còn|nhưng|thế còn|vậy còn|hoặc",
  pl: "a|i|ale|albo|lub|co z",
  cs: "a|ale|nebo|co",
  el: "και|κι|αλλά|ή",
  ru: "а|и|но|или",
  uk: "а|і|й|та|але|чи|або",
  bg: "а|и|но|или|ами",
  ar: "وماذا|وما|وهل|وكيف|وكم|ولماذا|ومتى|وأين|ماذا عن|لكن|ولكن|أو|و",
  hi: "और|लेकिन|या|तो",
  zh: "那|那么|那麼|还有|還有|但是|或者",
  ja: "では|じゃあ|それで|でも|あと|それと|それから|または",
  ko: "그럼|그러면|그리고|하지만|근데|또는",
  th: "แล้ว|และ|แต่|หรือ",
};

/** Pronouns that refer to earlier turns. */
const pronouns: Words = {
  en: "it|its|they|them|their|theirs|that|this|those|these|he|him|his|she|her",
  es: "eso|esto|ello|él|ella|ellos|ellas|esos|esas|estos|estas",
  fr: "ça|cela|ceci|celui-ci|celle-ci|ceux-ci|il|elle|ils|elles",
  de: "dies|dafür|damit|davon|dazu|dabei|dort|er|ihm|ihn|ihnen|denen",
  it: "questo|questa|questi|queste|quello|quella|quelli|quelle|esso|essi",
  pt: "isso|isto|aquilo|esse|essa|esses|essas|ele|ela|eles|elas",
  nl: "dit|dat|hij|hem|zij|hen|hun|daarvoor|daarmee|ervan|ervoor",
  sv: "den|det|dem|dessa",
  da: "den|det|dem|disse",
  no: "den|det|dem|disse",
  pl: "to|tego|tym|ich|ono|one|oni",
  ru: "это|этого|этому|он|она|оно|они|его|её|ее|их|им",
  uk: "це|цього|він|вона|воно|вони|його|її|їх",
  tr: "bu|bunu|bunun|o|onu|onun|onlar|şu",
  id: "itu|ini|nya|mereka",
  vi: "nó|đó|này|họ",
  ar: "هذا|هذه|ذلك|تلك|هو|هي|هم",
  hi: "यह|वह|ये|वे|इसका|उसका|इसकी|उसकी|इसके|उसके",
  el: "αυτό|αυτή|αυτός|αυτά|αυτές|αυτοί",
};

/** First words of questions without a verb, such as "for students?". */
const prepositions: Words = {
  en: "for|in|on|at|with|without|from|to|after|before|during|until|per|as",
  es: "para|en|con|sin|desde|hasta|por|los|las|el|la",
  fr: "pour|en|avec|sans|dans|le|la|les|chez|après|avant",
  de: "für|in|im|am|mit|ohne|bei|ab|bis|nach|vor|als",
  it: "per|in|con|senza|da|il|la|i|gli|le",
  pt: "para|em|com|sem|de|até|no|na|aos",
  nl: "voor|in|op|met|zonder|bij|vanaf|tot|na",
};

const endings = /(?:呢|ล่ะ|[은는]요|[^で]は)[?？]?$/u;

export const beginsWithConnective = (question: string, language: SpokenLanguage): boolean =>
  beginsWith(connectives[language], question) || endings.test(question.trim());

export const beginsWithPreposition = (question: string, language: SpokenLanguage): boolean =>
  beginsWith(prepositions[language], question);

export const hasPronoun = (question: string, language: SpokenLanguage): boolean => {
  const words = pronouns[language];
  return words !== undefined && new RegExp(`(?<![\\p{L}'’])(?:${words})(?!\\p{L})`, "iu").test(question);
};

const unspaced = "[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Thai}\\p{sc=Hangul}]";

const beginsWith = (words: string | undefined, question: string): boolean =>
  words !== undefined &&
  new RegExp(`^[\\s¿¡]*(?:${words})(?:(?![\\p{L}\\p{M}])|(?<=${unspaced}))`, "iu").test(question);
