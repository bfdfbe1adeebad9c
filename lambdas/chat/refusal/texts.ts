type Refusal = [unanswered: string, covered: string];

export const english: Refusal = [
  "The documents I have do not answer this question.",
  "They do say something about: {topics}.",
];

/** By language: the refusal, then the sentence that names the topics. */
export const refusals: Record<string, Refusal> = {
  en: english,
  es: ["Los documentos que tengo no responden a esta pregunta.", "Sí tratan de: {topics}."],
  fr: [
    "Les documents dont je dispose ne répondent pas à cette question.",
    "Ils traitent en revanche de : {topics}.",
  ],
  de: ["Die Dokumente, die ich habe, beantworten diese Frage nicht.", "Sie sagen aber etwas zu: {topics}."],
  it: ["I documenti che ho non rispondono a questa domanda.", "Parlano invece di: {topics}."],
  pt: ["Os documentos que tenho não respondem a esta pergunta.", "Tratam, porém, de: {topics}."],
  nl: ["De documenten die ik heb, beantwoorden deze vraag niet.", "Ze gaan wel over: {topics}."],
  ro: ["Documentele pe care le am nu răspund la această întrebare.", "Ele tratează însă despre: {topics}."],
  tr: ["Elimdeki belgeler bu soruyu yanıtlamıyor.", "Belgelerde şu konular var: {topics}."],
  sv: ["Dokumenten jag har besvarar inte den här frågan.", "De handlar däremot om: {topics}."],
  da: ["De dokumenter, jeg har, besvarer ikke dette spørgsmål.", "De handler derimod om: {topics}."],
  no: ["Dokumentene jeg har, svarer ikke på dette spørsmålet.", "De handler derimot om: {topics}."],
  fi: ["Asiakirjani eivät vastaa tähän kysymykseen.", "Niissä kerrotaan kuitenkin näistä: {topics}."],
  hu: [
    "A rendelkezésemre álló dokumentumok nem válaszolnak erre a kérdésre.",
    "Szó van bennük viszont erről: {topics}.",
  ],
  id: ["Dokumen yang saya miliki tidak menjawab pertanyaan ini.", "Dokumen itu membahas: {topics}."],
  vi: ["Các tài liệu tôi có không trả lời câu hỏi này.", "Chúng có nói về: {topics}."],
  pl: ["Dokumenty, które mam, nie odpowiadają na to pytanie.", "Mówią natomiast o: {topics}."],
  cs: ["Dokumenty, které mám, na tuto otázku neodpovídají.", "Pojednávají ale o: {topics}."],
  el: ["Τα έγγραφα που έχω δεν απαντούν σε αυτή την ερώτηση.", "Αναφέρονται όμως σε: {topics}."],
  ru: [
    "В документах, которые у меня есть, нет ответа на этот вопрос.",
    "В них говорится о следующем: {topics}.",
  ],
  uk: ["У документах, які я маю, немає відповіді на це запитання.", "У них ідеться про таке: {topics}."],
  bg: ["Документите, с които разполагам, не отговарят на този въпрос.", "В тях се говори за: {topics}."],
  ar: ["المستندات المتوفرة لدي لا تجيب عن هذا السؤال.", "لكنها تتناول: {topics}."],
  he: ["המסמכים שברשותי אינם עונים על השאלה הזאת.", "הם עוסקים בנושאים האלה: {topics}."],
  hi: ["मेरे पास जो दस्तावेज़ हैं, उनमें इस प्रश्न का उत्तर नहीं है।", "उनमें इन विषयों पर जानकारी है: {topics}।"],
  zh: ["我手头的文档没有回答这个问题。", "其中涉及的内容有：{topics}。"],
  ja: ["手元の文書には、このご質問への答えがありません。", "文書で扱っているのは次の内容です：{topics}。"],
  ko: [
    "제가 가진 문서에는 이 질문에 대한 답이 없습니다.",
    "문서에서 다루는 내용은 다음과 같습니다: {topics}.",
  ],
  th: ["เอกสารที่มีอยู่ไม่ได้ตอบคำถามนี้", "เอกสารมีเนื้อหาเกี่ยวกับ {topics}"],
};
