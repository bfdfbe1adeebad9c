/** A title, in the languages of answers. */
const nouns =
  "titles?|titel|überschrift|titre|título|titolo|tytuł|název|titlu|rubrik|otsikko|overskrift|τίτλο|заголов|название|назва|заглавие|başlı[kğ]|tiêu đề|judul|शीर्षक|عنوان|כותרת|ชื่อเรื่อง|หัวข้อ|标题|標題|主题|主題|タイトル|題名|제목";
const units =
  "words?|characters?|chars|wort|wörter|zeichen|mots?|caractères|palabras|caracteres|parole|caratteri|palavras|słów|znaków|слов|символ|woorden|tekens|ord|tecken|kelime|karakter|từ|ký tự|kata|शब्द|كلمات|מילים|คำ|个字|個字|字|文字|語|글자|단어|자";
/** How long it may be: a number of words or signs. */
const lengths = `(?:\\d{1,3}|[一二三四五六七八九十两]|five|four|three|ten)[\\s-]{0,2}(?:or (?:less|fewer) )?(?:${units})`;

const shortTitle = new RegExp(`(?:${nouns}).{0,80}?${lengths}|${lengths}.{0,80}?(?:${nouns})`);

/** Whether instructions ask for a short title. */
export const asksForTitle = (said: string): boolean => shortTitle.test(said);

const ofChats = [
  /(?:conversation|chat|thread|session)s?[ -](?:titl|nam)(?:es?|ing|er)\b/,
  /\btitles? (?:\([^)]{0,40}\) )?(?:for|summari[sz]ing|describing|based on|that (?:captures|summari[sz]es|describes)) [^.!?]{0,40}(?:conversation|chat|thread|session|first message|user's messages)/,
];
const alone =
  /(?:only|just|solely|exclusively) (?:with )?(?:the |a )?(?:short |lowercase )?(?:title|name)|(?:title|name)(?: text)? only|nothing (?:else|but the)|no (?:quotes|quotation|explanation|punctuation)|without (?:quotes|quotation|punctuation)/;

/** A chatbot's own prompt has much else to say; the prompt of an errand says it at once. */
const within = 400;

/** Whether a system prompt makes nothing but titles of chats. */
export const asksForTitleOfChats = (said: string): boolean =>
  ofChats.some((task) => task.test(said.slice(0, within))) && alone.test(said) && said.length < 4 * within;
