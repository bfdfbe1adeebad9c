import type { PageWords } from "./page-words.ts";
import { isNamed, mentions, partsOf, phrases } from "./phrases.ts";

/** Pages that are longer say more than that something is missing. */
const longest = 1_500;
const shortest = 300;
/** Characters of "Oops" and its like. */
const mostBeside = 16;

const names = phrases(`
  404; error 404; 404 error; http 404; 404 not found; 404 page not found; 404 page; error 404 not found; page not found; the page was not found; page not found 404; not found; file not found; file or directory not found; nothing found; oops page not found; sorry page not found; content not found; this page could not be found; the page could not be found; page could not be found; page cannot be found; the page cannot be found; page can't be found; that page can't be found; we can't find that page; we can't find this page; this page doesn't exist; this page does not exist; page doesn't exist; page does not exist; page unavailable; page not available; this page isn't available; this page is not available; this page is no longer available; page no longer available; 410 gone; page missing; missing page
  seite nicht gefunden; fehler 404; 404 fehler; die seite wurde nicht gefunden; diese seite wurde nicht gefunden; die seite konnte nicht gefunden werden; seite nicht verfügbar; seite existiert nicht; diese seite existiert nicht; die seite existiert nicht; diese seite gibt es nicht; nicht gefunden
  page non trouvée; page introuvable; erreur 404; la page est introuvable; cette page est introuvable; cette page n'existe pas; cette page n'existe plus; non trouvé; page inexistante
  página no encontrada; página no disponible; no encontrado; no se encuentra la página; no se encontró la página; no hemos encontrado la página; esta página no existe; la página no existe; la página que buscas no existe
  página não encontrada; erro 404; não encontrado; não encontrada; esta página não existe; a página não existe; página não existe; página indisponível
  pagina non trovata; errore 404; pagina inesistente; la pagina non esiste; questa pagina non esiste; non trovato; non trovata; pagina non disponibile
  pagina niet gevonden; fout 404; 404 fout; niet gevonden; deze pagina bestaat niet; de pagina bestaat niet; pagina bestaat niet; deze pagina is niet gevonden
  nie znaleziono strony; strona nie została znaleziona; strona nie znaleziona; nie znaleziono; błąd 404; strona nie istnieje; ta strona nie istnieje
  sayfa bulunamadı; hata 404; 404 hatası; bulunamadı; aradığınız sayfa bulunamadı; böyle bir sayfa yok
  الصفحة غير موجودة; خطأ 404; لم يتم العثور على الصفحة; غير موجود; الصفحة غير متوفرة; هذه الصفحة غير موجودة
  页面未找到; 找不到页面; 404错误; 错误404; 页面不存在; 该页面不存在; 未找到页面; 未找到; 您访问的页面不存在; 頁面不存在; 找不到頁面; 找不到網頁; 找不到该页面
  ページが見つかりません; ページが見つかりませんでした; お探しのページは見つかりませんでした; お探しのページが見つかりません; お探しのページは存在しません; エラー404; 404エラー; ページは存在しません
  sidan hittades inte; sidan kunde inte hittas; fel 404; sidan finns inte; siden blev ikke fundet; siden ble ikke funnet; side ikke fundet; sivua ei löydy; sivua ei löytynyt; страница не найдена; ошибка 404; такой страницы нет; сторінку не знайдено; पेज नहीं मिला; पृष्ठ नहीं मिला; không tìm thấy trang; trang không tồn tại; lỗi 404; 페이지를 찾을 수 없습니다; ไม่พบหน้า; stránka nenalezena; oldal nem található; pagina nu a fost găsită; η σελίδα δεν βρέθηκε; הדף לא נמצא; halaman tidak ditemukan`);

const tells = phrases(`
  doesn't exist; does not exist; not found; could not be found; couldn't be found; can't be found; cannot be found; couldn't find; could not find; can't find; no longer available; no longer exists; may have been moved; has been removed; has been moved or deleted; looking for; mistyped; nothing was found at this location; broken link
  nicht gefunden; existiert nicht; gibt es nicht; nicht mehr verfügbar; nicht verfügbar; nicht finden; vertippt
  n'existe pas; n'existe plus; introuvable; n'a pas été trouvée; n'est plus disponible
  no existe; no se encuentra; no se ha encontrado; no encontramos; no está disponible; não existe; não foi encontrada; não encontramos; não está disponível; non esiste; non è stata trovata; non è disponibile
  bestaat niet; niet gevonden; niet vinden; nie istnieje; nie została znaleziona; nie znaleziono; nie możemy znaleźć; bulunamadı; mevcut değil
  غير موجودة; لم يتم العثور; 不存在; 找不到; 未找到; 無法找到; 見つかりません; 見つかりませんでした; 存在しません; не найдена; не существует; hittades inte; finns inte; ikke fundet; ikke funnet; ei löydy; không tìm thấy; không tồn tại; 찾을 수 없습니다; नहीं मिला`);

/** The site says that there is no such page, although its answer has the status 200. */
export function isNotFound({ title, heading, headings, text }: PageWords): boolean {
  if (text.length > longest) return false;
  if (!text) return isNamed(title, names);
  const isHeaded = headings.some(isNameAlone);
  if (!isHeaded && !isNamed(title, names))
    return !heading && !title && text.length < 100 && isNamed(text, names);
  if (text.length < shortest) return true;
  return (isHeaded || headings.length === 0) && mentions(text, tells);
}

export const namesNotFound = (title: string): boolean => isNamed(title, names);

/** "Page not found: what you can do" is the heading of an article. */
const isNameAlone = (heading: string): boolean => {
  const others = partsOf(heading).filter((part) => !names.has(part));
  return isNamed(heading, names) && others.join(" ").length <= mostBeside;
};
