import type { LiveWords } from "../live-words.ts";

export default {
  someone: "Bir kişi",
  by: "{name}, gerçek kişi",
  joined: "{name} katıldı.",
  left: "{name} ayrıldı. Yeniden asistan yanıtlıyor.",
  here: "{name} burada",
  from: "{owner} ekibinden bir kişi yanıtlıyor",
  typing: "{name} yazıyor…",
  talk: "Bir kişiyle konuş",
  called: "Ekibe haber verdik",
  wait: "{n} dakika içinde kimse gelmezse yeniden asistan yanıtlar.",
  goOn: "Asistanla devam et",
  nobody: "Kimse gelemedi. Yeniden asistan yanıtlıyor.",
} satisfies LiveWords;
