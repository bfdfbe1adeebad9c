import type { SpokenLanguage } from "./spoken-language.ts";

/** Says that the model's limit of tokens ended an answer; English for a language that is not known. */
export const cutNote = (language: SpokenLanguage | undefined): string =>
  cutNotes[language ?? "en"] ?? cutNotes.en ?? "";

export const cutNotes: Record<string, string> = {
  en: "This answer was too long and was cut off. Ask for the rest.",
  es: "Esta respuesta era demasiado larga y se ha cortado. Pregunte por el resto.",
  fr: "Cette réponse était trop longue et a été coupée. Demandez la suite.",
  de: "Diese Antwort war zu lang und wurde abgeschnitten. Fragen Sie nach dem Rest.",
  it: "Questa risposta era troppo lunga ed è stata troncata. Chieda il resto.",
  pt: "Esta resposta era demasiado longa e foi cortada. Pergunte pelo resto.",
  nl: "Dit antwoord was te lang en is afgebroken. Vraag naar de rest.",
  ro: "Acest răspuns a fost prea lung și a fost întrerupt. Cereți restul.",
  tr: "Bu yanıt çok uzundu ve kesildi. Devamını sorun.",
  sv: "Svaret var för långt och har kortats av. Fråga efter resten.",
  da: "Svaret var for langt og er blevet afbrudt. Spørg efter resten.",
  no: "Svaret var for langt og ble kuttet. Spør etter resten.",
  fi: "Vastaus oli liian pitkä ja katkesi. Pyydä loput.",
  hu: "A válasz túl hosszú volt, ezért megszakadt. Kérje a folytatását.",
  id: "Jawaban ini terlalu panjang dan terpotong. Tanyakan lanjutannya.",
  vi: "Câu trả lời này quá dài và đã bị cắt. Hãy hỏi phần còn lại.",
  pl: "Odpowiedź była za długa i została ucięta. Proszę zapytać o resztę.",
  cs: "Odpověď byla příliš dlouhá a byla zkrácena. Zeptejte se na zbytek.",
  el: "Η απάντηση ήταν πολύ μεγάλη και κόπηκε. Ρωτήστε για τη συνέχεια.",
  ru: "Ответ был слишком длинным и обрывается. Спросите о продолжении.",
  uk: "Відповідь була задовгою й обривається. Запитайте про продовження.",
  bg: "Отговорът беше твърде дълъг и е прекъснат. Попитайте за останалото.",
  ar: "كانت هذه الإجابة طويلة جدًا فقُطعت. اسأل عن بقيتها.",
  he: "התשובה הייתה ארוכה מדי ונקטעה. אפשר לשאול על ההמשך.",
  hi: "यह उत्तर बहुत लंबा था और बीच में कट गया। बाकी के बारे में पूछें।",
  zh: "这条回答太长，被截断了。请继续询问其余部分。",
  ja: "回答が長すぎたため、途中で切れました。続きをお尋ねください。",
  ko: "답변이 너무 길어 중간에 잘렸습니다. 나머지를 물어보세요.",
  th: "คำตอบนี้ยาวเกินไปและถูกตัดตอน โปรดถามส่วนที่เหลือ",
};
