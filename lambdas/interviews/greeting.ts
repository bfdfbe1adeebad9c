import type { StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { type InterviewLanguage, interviewLanguageOf } from "#lambdas/jobs/language.ts";
import type { StoredJob } from "#lambdas/jobs/store.ts";
import { interviewMinutes } from "#shared/jobs/rules.ts";

interface Named {
  name: string;
  company: string;
  title: string;
  questions: number;
}

type Words = (named: Named) => string;
type Texts = Pick<StoredJob, "description" | "requirements" | "ideal_candidate">;

const minutes = interviewMinutes;

const greetings: Record<InterviewLanguage, Words> = {
  en: ({ name, company, title, questions }) =>
    `Hello ${name}. I am a program that asks the first questions for ${company}. There ${
      questions === 1 ? "is one question" : `are ${questions} questions`
    } about the position “${title}”, and you have ${minutes} minutes. Please answer in your own words, best with an example.`,
  de: ({ name, company, title, questions }) =>
    `Guten Tag, ${name}. Ich bin ein Programm, das für ${company} die ersten Fragen stellt. Zur Stelle „${title}“ ${
      questions === 1 ? "gibt es eine Frage" : `gibt es ${questions} Fragen`
    }, und die Zeit dafür sind ${minutes} Minuten. Am besten sind Antworten in eigenen Worten und mit einem Beispiel.`,
  fr: ({ name, company, title, questions }) =>
    `Bonjour ${name}. Je suis un programme qui pose les premières questions pour ${company}. Il y a ${
      questions === 1 ? "une question" : `${questions} questions`
    } sur le poste « ${title} », et vous avez ${minutes} minutes. Répondez avec vos propres mots, de préférence avec un exemple.`,
  es: ({ name, company, title, questions }) =>
    `Hola, ${name}. Soy un programa que hace las primeras preguntas para ${company}. Hay ${
      questions === 1 ? "una pregunta" : `${questions} preguntas`
    } sobre el puesto «${title}» y ${minutes} minutos de tiempo. Lo mejor es responder con palabras propias y con un ejemplo.`,
  pt: ({ name, company, title, questions }) =>
    `Olá, ${name}. Sou um programa que faz as primeiras perguntas para ${company}. Há ${
      questions === 1 ? "uma pergunta" : `${questions} perguntas`
    } sobre a vaga «${title}» e ${minutes} minutos de tempo. Responda por palavras suas, de preferência com um exemplo.`,
  it: ({ name, company, title, questions }) =>
    `Buongiorno ${name}. Sono un programma che fa le prime domande per ${company}. ${
      questions === 1 ? "C’è una domanda" : `Ci sono ${questions} domande`
    } sulla posizione «${title}», e ci sono ${minutes} minuti di tempo. La cosa migliore è rispondere con parole proprie e con un esempio.`,
  nl: ({ name, company, title, questions }) =>
    `Hallo ${name}. Ik ben een programma dat de eerste vragen stelt voor ${company}. Er ${
      questions === 1 ? "is één vraag" : `zijn ${questions} vragen`
    } over de functie “${title}”, en je hebt ${minutes} minuten. Antwoord in je eigen woorden, het liefst met een voorbeeld.`,
  pl: ({ name, company, title, questions }) =>
    `Dzień dobry, ${name}. Jestem programem, który zadaje pierwsze pytania w imieniu firmy ${company}. Liczba pytań o stanowisko „${title}”: ${questions}, a czas to ${minutes} minut. Proszę odpowiadać własnymi słowami, najlepiej z przykładem.`,
  tr: ({ name, company, title, questions }) =>
    `Merhaba ${name}. Ben ${company} için ilk soruları soran bir programım. “${title}” pozisyonu hakkında ${questions} soru var ve süreniz ${minutes} dakika. Lütfen kendi sözlerinizle, en iyisi bir örnekle yanıtlayın.`,
  ar: ({ name, company, title, questions }) =>
    `مرحبا ${name}. أنا برنامج يطرح الأسئلة الأولى نيابة عن ${company}. عدد الأسئلة عن وظيفة «${title}»: ${questions}، والوقت المتاح: ${minutes} دقائق. يرجى الإجابة بكلماتك الخاصة، ويفضل مع مثال.`,
  zh: ({ name, company, title, questions }) =>
    `${name}，您好。我是代表${company}提出初步问题的程序。关于职位“${title}”共有${questions}个问题，时间为${minutes}分钟。请用自己的话回答，最好举例说明。`,
  ja: ({ name, company, title, questions }) =>
    `${name}様、こんにちは。私は${company}に代わって最初の質問をするプログラムです。「${title}」の職について${questions}つの質問があり、時間は${minutes}分です。ご自身の言葉で、できれば例を挙げてお答えください。`,
};

const farewells: Record<InterviewLanguage, (company: string) => string> = {
  en: (company) => `Thank you. Your answers are with ${company} now, where a person reads them.`,
  de: (company) => `Vielen Dank. Die Antworten liegen jetzt bei ${company}, wo ein Mensch sie liest.`,
  fr: (company) => `Merci. Vos réponses sont maintenant chez ${company}, où une personne les lit.`,
  es: (company) => `Gracias. Las respuestas están ahora en ${company}, donde las lee una persona.`,
  pt: (company) => `Obrigado. As respostas estão agora na ${company}, onde uma pessoa as lê.`,
  it: (company) => `Grazie. Le risposte sono ora presso ${company}, dove le legge una persona.`,
  nl: (company) => `Bedankt. Je antwoorden zijn nu bij ${company}, waar een mens ze leest.`,
  pl: (company) => `Dziękujemy. Odpowiedzi są już w firmie ${company}, gdzie czyta je człowiek.`,
  tr: (company) => `Teşekkürler. Yanıtlarınız artık ${company} şirketinde; onları bir insan okuyor.`,
  ar: (company) => `شكرا. إجاباتك الآن لدى ${company}، حيث يقرؤها إنسان.`,
  zh: (company) => `谢谢。您的回答已交给${company}，由人来阅读。`,
  ja: (company) => `ありがとうございました。回答は${company}に届き、人が読みます。`,
};

/** The interviewer's first words, in the posting's language. */
export const greetingFor = (
  { applicant_name: name }: Pick<StoredApplication, "applicant_name">,
  job: Pick<StoredJob, "title" | "company_name"> & Texts,
  questions: number,
): string => greetings[languageOf(job)]({ name, company: job.company_name, title: job.title, questions });

/** The last words after the last answer. */
export const closingFor = (job: (Pick<StoredJob, "company_name"> & Texts) | undefined): string =>
  job
    ? farewells[languageOf(job)](job.company_name)
    : "Thank you. Your answers are kept, and a person reads them.";

const languageOf = ({ description, requirements, ideal_candidate }: Texts): InterviewLanguage =>
  interviewLanguageOf([description, requirements, ideal_candidate].join("\n"));
