import type { LiveWords } from "../live-words.ts";

export default {
  someone: "担当者",
  by: "{name}（担当者）",
  joined: "{name}が参加しました。",
  left: "{name}が退出しました。アシスタントが再び回答します。",
  here: "{name}が対応中です",
  from: "{owner}の担当者が回答します",
  typing: "{name}が入力中…",
  talk: "担当者と話す",
  called: "担当者に連絡しました",
  wait: "{n}分以内に誰も来ない場合は、アシスタントが再び回答します。",
  goOn: "アシスタントに戻る",
  nobody: "今は担当者が対応できません。アシスタントが再び回答します。",
} satisfies LiveWords;
