import type { LiveWords } from "../live-words.ts";

export default {
  someone: "شخص من الفريق",
  by: "{name}، موظف",
  joined: "انضم {name}.",
  left: "غادر {name}. يجيب المساعد من جديد.",
  here: "{name} معك الآن",
  from: "يجيبك شخص من {owner}",
  typing: "{name} يكتب…",
  talk: "التحدث إلى شخص",
  called: "أخبرنا الفريق",
  wait: "إن لم يأت أحد خلال {n} دقائق فسيجيب المساعد من جديد.",
  goOn: "المتابعة مع المساعد",
  nobody: "لم يتمكن أحد من الحضور. يجيب المساعد من جديد.",
} satisfies LiveWords;
