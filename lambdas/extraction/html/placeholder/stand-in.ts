import type { PageWords } from "./page-words.ts";
import { isNamed, mentions, phrases } from "./phrases.ts";

const longest = 700;

/** Pages of a site that is not there (yet, now or any more). */
const absent = namesIn(`
  under construction; site under construction; website under construction; this site is under construction; page under construction; coming soon; website coming soon; site coming soon; we are coming soon; we're coming soon; under maintenance; maintenance; maintenance mode; site maintenance; scheduled maintenance; down for maintenance; site is undergoing maintenance; site is down for maintenance; this site is down for maintenance; we are under maintenance; we'll be back soon; we'll be right back; be right back; website is under maintenance; account suspended; this account has been suspended; domain for sale; this domain is for sale; domain parked; parked domain; this domain is parked; this domain may be for sale; buy this domain; website expired; future home of something quite cool; site not found; no site configured at this address; welcome to nginx; it works; apache2 ubuntu default page; apache2 debian default page; iis windows server; default web site page; test page for the apache http server; http server test page; plesk default page; default page
  im aufbau; im umbau; seite im aufbau; hier entsteht eine neue internetpräsenz; hier entsteht eine neue website; hier entsteht eine neue webseite; in kürze verfügbar; wartungsarbeiten; wartungsmodus; wartung; wir sind bald zurück; wir sind gleich wieder da; domain zu verkaufen; diese domain steht zum verkauf
  en construction; site en construction; page en construction; bientôt disponible; en maintenance; site en maintenance; maintenance en cours; domaine à vendre; nom de domaine à vendre
  en construcción; sitio en construcción; página en construcción; próximamente; en mantenimiento; sitio en mantenimiento; dominio en venta; em construção; site em construção; em breve; em manutenção; site em manutenção; domínio à venda
  in costruzione; sito in costruzione; in manutenzione; sito in manutenzione; prossimamente; dominio in vendita; in aanbouw; website in aanbouw; binnenkort beschikbaar; in onderhoud; onderhoud; domein te koop; w budowie; strona w budowie; przerwa techniczna; wkrótce; domena na sprzedaż; yapım aşamasında; yapım aşamasındayız; bakım çalışması; bakımdayız; çok yakında
  قيد الإنشاء; الموقع قيد الإنشاء; تحت الصيانة; الموقع تحت الصيانة; قريبا; 网站建设中; 建设中; 网站维护中; 维护中; 系统维护; 敬请期待; 工事中; 準備中; メンテナンス中; ただいまメンテナンス中です; 近日公開; сайт в разработке; технические работы; скоро открытие; under uppbyggnad; under arbejde; webbplatsen underhålls`);

/** Errors of servers and programs that are sent with the status 200. */
const failures = namesIn(`
  error; server error; application error; an error occurred; an error has occurred; something went wrong; oops something went wrong; internal server error; 500 internal server error; 500; error 500; bad gateway; 502 bad gateway; service unavailable; 503 service unavailable; service temporarily unavailable; gateway timeout; 504 gateway time out; 504 gateway timeout; database error; error establishing a database connection; fatal error; there has been a critical error on this website; forbidden; 403 forbidden; unauthorized; 401 unauthorized; too many requests; 429 too many requests; runtime error; server error in application; session expired; your session has expired; this site can't be reached; web server is down; connection timed out
  fehler; serverfehler; interner serverfehler; ein fehler ist aufgetreten; es ist ein fehler aufgetreten; sitzung abgelaufen; dienst nicht verfügbar; erreur; erreur serveur; erreur interne du serveur; une erreur est survenue; une erreur s'est produite; session expirée; service indisponible; error del servidor; error interno del servidor; se ha producido un error; ha ocurrido un error; algo salió mal; erro; erro interno do servidor; ocorreu um erro; algo deu errado; errore; errore del server; si è verificato un errore; qualcosa è andato storto; fout; serverfout; er is een fout opgetreden; er is iets misgegaan; błąd; błąd serwera; wystąpił błąd; coś poszło nie tak; hata; sunucu hatası; bir hata oluştu; خطأ; حدث خطأ; خطأ في الخادم; 错误; 服务器错误; 系统错误; 出错了; エラー; エラーが発生しました; サーバーエラー; ошибка; ошибка сервера; произошла ошибка; ett fel uppstod; der opstod en fejl`);

const excuses = phrases(`
  try again; please try again; try again later; come back; check back; back soon; back shortly; apologize; apologise; sorry; administrator; inconvenience; we are working; we're working; stay tuned; launching; contact support; database; for sale; parked; hosting; web server; server; später erneut; bald; entschuldig; réessayer; bientôt; inténtalo; intente; tente novamente; riprova; opnieuw; spróbuj; tekrar; 稍后; 稍後; 後ほど; しばらく; позже; لاحقا`);

/** "under construction" and its like, or an error, in place of the page. */
export function standIn({ title, heading, text }: PageWords): "absent" | "error" | undefined {
  if (text.length > longest) return undefined;
  const isShort = text.length < 200;
  const isExcuse = mentions(text, excuses);
  const isCalled = (known: Names) => {
    const name = heading || title;
    if (isNamed(name, known.clear) || (isShort && isNamed(title, known.clear))) return isShort || isExcuse;
    return isShort && isExcuse && isNamed(name, known.vague);
  };
  if (isCalled(absent)) return "absent";
  if (!heading && !title && text.length < 120 && isNamed(text, failures.clear)) return "error";
  return isCalled(failures) ? "error" : undefined;
}

interface Names {
  clear: ReadonlySet<string>;
  /** Single words, which are the subjects of many pages. */
  vague: ReadonlySet<string>;
}

function namesIn(list: string): Names {
  const [clear, vague] = [new Set<string>(), new Set<string>()];
  for (const phrase of phrases(list)) (isVague(phrase) ? vague : clear).add(phrase);
  return { clear, vague };
}

function isVague(phrase: string): boolean {
  if (phrase.includes(" ")) return false;
  return /^[\u3040-\u9fff]/.test(phrase) ? phrase.length < 3 : true;
}
