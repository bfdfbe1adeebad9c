import type { interfaceLanguages } from "#shared/interface-languages.ts";

interface ReplyWords {
  title: string;
  asked: string;
  open: string;
  why: string;
}

/** Texts of the mail that a visitor gets, in the languages of the chat. */
export const replyWords: Record<(typeof interfaceLanguages)[number], ReplyWords> = {
  en: {
    title: "An answer from {owner}",
    asked: "You asked: {question}",
    open: "Go on with the chat",
    why: "You get this mail because this address was left in the chat for an answer. Please reply in the chat: replies to this mail are not read. The link opens your conversation, so keep it to yourself.",
  },
  de: {
    title: "Eine Antwort von {owner}",
    asked: "Ihre Frage: {question}",
    open: "Chat fortsetzen",
    why: "Sie bekommen diese E-Mail, weil diese Adresse im Chat für eine Antwort angegeben wurde. Bitte antworten Sie im Chat: Antworten auf diese E-Mail werden nicht gelesen. Der Link öffnet Ihr Gespräch, geben Sie ihn nicht weiter.",
  },
  fr: {
    title: "Une réponse de {owner}",
    asked: "Votre question : {question}",
    open: "Reprendre la discussion",
    why: "Vous recevez cet e-mail parce que cette adresse a été laissée dans le chat pour une réponse. Répondez dans le chat : les réponses à cet e-mail ne sont pas lues. Le lien ouvre votre conversation, ne le partagez pas.",
  },
  es: {
    title: "Una respuesta de {owner}",
    asked: "Su pregunta: {question}",
    open: "Continuar el chat",
    why: "Recibe este correo porque esta dirección se dejó en el chat para una respuesta. Responda en el chat: las respuestas a este correo no se leen. El enlace abre su conversación, no lo comparta.",
  },
  pt: {
    title: "Uma resposta de {owner}",
    asked: "A sua pergunta: {question}",
    open: "Continuar a conversa",
    why: "Recebe este e-mail porque este endereço foi deixado no chat para uma resposta. Responda no chat: as respostas a este e-mail não são lidas. A ligação abre a sua conversa, não a partilhe.",
  },
  it: {
    title: "Una risposta da {owner}",
    asked: "La sua domanda: {question}",
    open: "Continua la chat",
    why: "Riceve questa e-mail perché questo indirizzo è stato lasciato nella chat per una risposta. Risponda nella chat: le risposte a questa e-mail non vengono lette. Il link apre la sua conversazione, non lo condivida.",
  },
  nl: {
    title: "Een antwoord van {owner}",
    asked: "Uw vraag: {question}",
    open: "Verder met de chat",
    why: "U krijgt deze e-mail omdat dit adres in de chat is achtergelaten voor een antwoord. Antwoord in de chat: antwoorden op deze e-mail worden niet gelezen. De link opent uw gesprek, deel hem niet.",
  },
  pl: {
    title: "Odpowiedź od {owner}",
    asked: "Pytanie: {question}",
    open: "Wróć do czatu",
    why: "Ta wiadomość przyszła, bo ten adres podano w czacie, aby otrzymać odpowiedź. Prosimy odpowiadać w czacie: odpowiedzi na tę wiadomość nie są czytane. Link otwiera rozmowę, prosimy go nie przekazywać.",
  },
  tr: {
    title: "{owner} yanıtladı",
    asked: "Sorunuz: {question}",
    open: "Sohbete devam et",
    why: "Bu e-postayı, bu adres sohbette yanıt için bırakıldığı için alıyorsunuz. Lütfen sohbette yanıt verin: bu e-postaya verilen yanıtlar okunmaz. Bağlantı görüşmenizi açar, kimseyle paylaşmayın.",
  },
  ar: {
    title: "رد من {owner}",
    asked: "سؤالك: {question}",
    open: "متابعة المحادثة",
    why: "وصلتك هذه الرسالة لأن هذا العنوان تُرك في المحادثة لتلقي الرد. نرجو الرد في المحادثة نفسها، فالردود على هذه الرسالة لا تُقرأ. الرابط يفتح محادثتك، فلا تشاركه مع أحد.",
  },
  zh: {
    title: "{owner} 的回复",
    asked: "您的问题：{question}",
    open: "继续聊天",
    why: "您收到此邮件，是因为有人在聊天中留下了此地址以接收回复。请在聊天中回复：此邮件的回复不会被阅读。链接会打开您的对话，请勿转发。",
  },
  ja: {
    title: "{owner} からの回答",
    asked: "ご質問：{question}",
    open: "チャットを続ける",
    why: "このメールは、回答の送付先としてこのアドレスがチャットに入力されたためお送りしています。返信はチャットでお願いします。このメールへの返信は読まれません。リンクを開くと会話が表示されますので、他の人に渡さないでください。",
  },
};
