import type { AttachWords } from "../attach-words.ts";

export default {
  attach: "Dosya ekle",
  attaching: "{name} ekleniyor…",
  attached: "{name} eklendi.",
  removed: "{name} kaldırıldı.",
  remove: "{name} dosyasını kaldır",
  cancel: "{name} eklemesini iptal et",
  again: "Yeniden dene",
  only: "Metni yalnızca bu sohbette kullanılır.",
  with: "Ek: {name}",
  cut: "{name} çok uzun. Yalnızca başı kullanılır.",
  large: "{name} {most} MB’den büyük. Daha küçük bir dosya ekleyin.",
  unreadable: "{name} okunamıyor. Parolasız bir metin, PDF, Office, HTML, CSV veya JSON dosyası ekleyin.",
  full: "Bir sohbete en çok {most} dosya eklenebilir.",
  later: "Kısa sürede çok dosya geldi. {n} dk sonra yeniden deneyin.",
  off: "Bu sohbet şu anda dosya almıyor.",
  failed: "{name} eklenemedi.",
  waiting: "Dosya hazır olunca sorunuz gönderilir.",
} satisfies AttachWords;
