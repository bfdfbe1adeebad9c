import { isNotice, textOf } from "../boilerplate.ts";
import { descendants } from "../page-text.ts";
import type { PageWords } from "./page-words.ts";
import { isNamed, mentions, phrases } from "./phrases.ts";

const longest = 3_000;

const titles = phrases(`
  before you continue; before you continue to; we value your privacy; we care about your privacy; your privacy; your privacy choices; cookie consent; cookie settings; consent; privacy settings; manage your consent; accept cookies; this site uses cookies; age verification; are you over 18
  bevor sie fortfahren; bevor sie zu; ihre privatsphäre; ihre privatsphäre ist uns wichtig; wir respektieren ihre privatsphäre; cookie einstellungen; datenschutzeinstellungen; privatsphäre einstellungen; zustimmung; mit werbung weiterlesen
  avant de continuer; nous respectons votre vie privée; votre vie privée; le respect de votre vie privée est notre priorité; gestion des cookies; continuer sans accepter
  antes de continuar; respetamos tu privacidad; su privacidad; tu privacidad; valoramos su privacidad; configuración de cookies; a sua privacidade; valorizamos a sua privacidade
  prima di continuare; rispettiamo la tua privacy; la tua privacy; voordat je verdergaat; voordat u verdergaat; uw privacy; wij respecteren uw privacy; zanim przejdziesz dalej; cenimy twoją prywatność; szanujemy twoją prywatność; devam etmeden önce; gizliliğinize değer veriyoruz
  قبل المتابعة; نحن نقدر خصوصيتك; 继续之前; 在继续之前; 我们重视您的隐私; 続行する前に; プライバシーを尊重します`);

const buttons = phrases(`
  accept; accept all; accept all cookies; i accept; agree; i agree; agree and continue; accept and continue; allow all; reject all; consent; continue; got it
  akzeptieren; alle akzeptieren; alles akzeptieren; zustimmen; alle zulassen; einverstanden; alle ablehnen; accepter; tout accepter; accepter et continuer; j'accepte; tout refuser; aceptar; aceptar todo; aceptar todas; rechazar todo; aceitar; aceitar tudo; aceitar todos; rejeitar tudo; accetta; accetta tutto; accetto; rifiuta tutto; accepteren; alles accepteren; akkoord; alles afwijzen; akceptuję; zaakceptuj wszystko; zgadzam się; odrzuć wszystko; kabul et; tümünü kabul et; hepsini kabul et; قبول; قبول الكل; أوافق; 接受; 全部接受; 同意; すべて同意; 同意する; すべて受け入れる`);

const subjects = phrases(
  "cookies; cookie; personal data; privacy; consent; partners; datenschutz; privatsphäre; vie privée; privacidad; privacidade; prywatność; gizlilik; خصوصيتك; ملفات تعريف الارتباط; 隐私; プライバシー; クッキー",
);

/** A request for consent that holds nearly all of the words, and a button to give it. */
export function isConsentWall({ root, title, heading, shown }: PageWords): boolean {
  if (shown.length > longest || !mentions(shown, subjects)) return false;
  const elements = [...descendants(root)];
  const isAsking = elements.some(
    (one) =>
      /^(button|a|input|form)$/.test(one.name) &&
      (buttons.has(plain(textOf(one))) || buttons.has(plain(one.attributes.get("value") ?? ""))),
  );
  if (!isAsking) return false;
  if (
    isNamed(heading || title, titles) ||
    [...titles].some((one) => plain(heading || title).startsWith(`${one} `))
  )
    return true;
  return elements.some((one) => isNotice(one) && textOf(one).length > shown.length * 0.8);
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
