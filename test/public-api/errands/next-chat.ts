import { answered, asked, behind, type Case, title } from "./forms.ts";

/** In each language that it has. */
export const ofNextChat: Case[] = [
  ...[
    "Please generate a four to five word title summarizing our conversation without any lead-in, punctuation, quotation marks.",
    "Thema des Chats, darf aus vier bis fünf Wörtern bestehen und soll diesen Chat zusammenfassen.",
    "Veuillez générer un titre de quatre à cinq mots résumant notre conversation sans introduction.",
    "Por favor, genera un título de cuatro a cinco palabras que resuma nuestra conversación.",
    "Si prega di generare un titolo di quattro o cinque parole che riassuma la nostra conversazione.",
    "Por favor, gere um título de quatro a cinco palavras resumindo nossa conversa.",
    "Пожалуйста, создайте заголовок из четырех или пяти слов, кратко описывающий наш разговор.",
    "使用四到五个字直接返回这句话的简要主题，不要解释、不要标点、不要语气词、不要多余文本，不要加粗，如果没有主题，请直接返回“闲聊”",
    "この文の簡潔なテーマを四から五文字で返してください。説明、句読点、感嘆詞、余計なテキストは不要です。",
    "네 글자에서 다섯 글자로 이 문장의 간략한 주제를 반환하세요. 설명이나 문장 부호는 필요 없습니다.",
    "Vui lòng tạo một tiêu đề từ bốn đến năm từ tóm tắt cuộc trò chuyện của chúng ta.",
  ].map((words): Case => [`NextChat: ${words.slice(0, 20)}`, behind(words), title]),
  [
    "NextChat, summary",
    behind(
      "Summarize the discussion briefly in 200 words or less to use as a prompt for future context.",
      "system",
    ),
    `– ${asked}\n→ ${answered}`,
  ],
];
