/** Notes by the language of the question. */
const notes: Record<string, string> = {
  en: "They are in another language ({language}); a language model would understand the question.",
  es: "Están en otro idioma ({language}); un modelo de lenguaje entendería la pregunta.",
  fr: "Ils sont dans une autre langue ({language}) ; un modèle de langage comprendrait la question.",
  de: "Sie sind in einer anderen Sprache ({language}); ein Sprachmodell würde die Frage verstehen.",
  it: "Sono in un'altra lingua ({language}); un modello linguistico capirebbe la domanda.",
  pt: "Estão noutra língua ({language}); um modelo de linguagem entenderia a pergunta.",
  nl: "Ze zijn in een andere taal ({language}); een taalmodel zou de vraag begrijpen.",
  ro: "Sunt într-o altă limbă ({language}); un model lingvistic ar înțelege întrebarea.",
  tr: "Belgeler başka bir dilde ({language}); bir dil modeli soruyu anlardı.",
  sv: "De är på ett annat språk ({language}); en språkmodell skulle förstå frågan.",
  da: "De er på et andet sprog ({language}); en sprogmodel ville forstå spørgsmålet.",
  no: "De er på et annet språk ({language}); en språkmodell ville forstå spørsmålet.",
  fi: "Ne ovat toisella kielellä ({language}); kielimalli ymmärtäisi kysymyksen.",
  hu: "Más nyelven vannak ({language}); egy nyelvi modell megértené a kérdést.",
  id: "Dokumen itu dalam bahasa lain ({language}); model bahasa akan memahami pertanyaan ini.",
  vi: "Chúng bằng ngôn ngữ khác ({language}); một mô hình ngôn ngữ sẽ hiểu câu hỏi.",
  pl: "Są w innym języku ({language}); model językowy zrozumiałby pytanie.",
  cs: "Jsou v jiném jazyce ({language}); jazykový model by otázce rozuměl.",
  el: "Είναι σε άλλη γλώσσα ({language})· ένα γλωσσικό μοντέλο θα καταλάβαινε την ερώτηση.",
  ru: "Они на другом языке ({language}); языковая модель поняла бы вопрос.",
  uk: "Вони іншою мовою ({language}); мовна модель зрозуміла б запитання.",
  bg: "Те са на друг език ({language}); езиков модел би разбрал въпроса.",
  ar: "وهي بلغة أخرى ({language})؛ وكان نموذج لغوي سيفهم السؤال.",
  he: "הם בשפה אחרת ({language}); מודל שפה היה מבין את השאלה.",
  hi: "वे दूसरी भाषा ({language}) में हैं; कोई भाषा मॉडल इस प्रश्न को समझ लेता।",
  zh: "文档使用的是另一种语言（{language}）；语言模型可以理解这个问题。",
  ja: "文書は別の言語（{language}）です。言語モデルならこの質問を理解できます。",
  ko: "문서는 다른 언어({language})로 되어 있습니다. 언어 모델이라면 이 질문을 이해할 수 있습니다.",
  th: "เอกสารเป็นภาษาอื่น ({language}) โมเดลภาษาจะเข้าใจคำถามนี้",
};

/** Says in the language of a question that the documents are in another one, and who would understand it. */
export const otherLanguageNote = (spoken: string, documents: string): string | undefined =>
  notes[spoken]?.replace(
    "{language}",
    () => new Intl.DisplayNames([spoken], { type: "language" }).of(documents) ?? documents,
  );
