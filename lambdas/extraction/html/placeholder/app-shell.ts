import { textOf } from "../boilerplate.ts";
import { attribute, descendants } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import type { PageWords } from "./page-words.ts";
import { mentions, phrases } from "./phrases.ts";

/** Characters beside an application that has not started: a name, a menu, a line of ownership. */
const mostAround = 400;
const mostBare = 80;
/** A sentence that asks for scripts, alone on its page. */
const mostAsked = 200;

/** Elements that frameworks fill. */
const mounts =
  /^(root|app|_?_?next|__nuxt|___gatsby|app-root|main-app|react-root|react-app|reactapp|vue-app|svelte|svelte-app|application|ember-root|q-app|docsify|swagger-ui|redoc|page-root|app-container|app-mount|mount|spa|outlet)$/i;

const waits = phrases(`
  loading; please wait; one moment; initializing; starting
  laden; lädt; wird geladen; bitte warten; seite wird geladen; chargement; chargement en cours; veuillez patienter; cargando; espere; por favor espere; carregando; a carregar; aguarde; caricamento; caricamento in corso; attendere; bezig met laden; een ogenblik; ładowanie; wczytywanie; proszę czekać; yükleniyor; lütfen bekleyin; جاري التحميل; تحميل; 加载中; 正在加载; 載入中; 読み込み中; ロード中; laddar; indlæser; laster; ladataan; загрузка; đang tải; 로딩 중; लोड हो रहा है`);

const asks =
  /enable|activ|aktiv|requires?|need|turn on|turned off|disabled|doesn't work|allow|habilit|abilit|inschakel|włącz|etkin|включ|تفعيل|تمكين|启用|啟用|有効|erforderlich|necesit|nécessa|requer|zezwól/i;
const needs = /java\s?-?\s?script|جافا ?سكريبت|ジャバスクリプト/i;

/** An application that shows its text only where scripts run. */
export function isAppShell({ root, shown, text, notices, scripts, heading }: PageWords): boolean {
  if (!scripts.trim()) return false;
  if (!heading && text.length < mostAsked && needs.test(text) && asks.test(text)) return true;
  const isBare = text.length < mostBare && !heading;
  if (isBare && (needs.test(notices) || text.length < 12 || isWaiting(text))) return true;
  if (shown.length > mostAround) return false;
  const mount = [...descendants(root)].find(isMount);
  return mount !== undefined && isUnfilled(mount);
}

const isMount = (element: Element): boolean =>
  mounts.test(attribute(element, "id")) ||
  mounts.test(element.name) ||
  element.attributes.has("ng-app") ||
  element.attributes.has("data-reactroot");

const isUnfilled = (mount: Element): boolean => {
  const text = textOf({ ...mount, children: shownIn(mount) });
  return text.length < 12 || isWaiting(text) || (text.length < 200 && needs.test(text));
};

const shownIn = ({ children }: Element): Element["children"] =>
  children.flatMap((child): Element["children"] => {
    if (typeof child === "string") return [child];
    if (/^(script|style|noscript|template|svg)$/.test(child.name)) return [];
    return [{ ...child, children: shownIn(child) }];
  });

const isWaiting = (text: string): boolean => text.length < 80 && mentions(text, waits);
