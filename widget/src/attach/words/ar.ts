import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "إرفاق ملف",
  attaching: "جارٍ إرفاق {name}…",
  attached: "تم إرفاق {name}.",
  removed: "تمت إزالة {name}.",
  remove: "إزالة {name}",
  cancel: "إلغاء {name}",
  again: "إعادة المحاولة",
  only: "يُستخدم نصه في هذه المحادثة فقط.",
  with: "مرفق: {name}",
  cut: "{name} طويل جدًا. تُستخدم بدايته فقط.",
  large: "{name} أكبر من {most} ميغابايت. أرفق ملفًا أصغر.",
  unreadable: "تتعذر قراءة {name}. أرفق ملف نص أو PDF أو Office أو HTML أو CSV أو JSON بلا كلمة مرور.",
  full: "تقبل المحادثة {most} ملفات على الأكثر.",
  later: "وصلت ملفات كثيرة في وقت قصير. حاول مرة أخرى بعد {n} دقيقة.",
  off: "لا تقبل هذه المحادثة ملفات حاليًا.",
  failed: "تعذر إرفاق {name}.",
  waiting: "يُرسل سؤالك عندما يصبح الملف جاهزًا.",
} satisfies AttachWords;
