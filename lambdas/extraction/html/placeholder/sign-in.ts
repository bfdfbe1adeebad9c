import { attribute, find } from "../page-text.ts";
import type { Element } from "../page-tree.ts";
import type { PageWords } from "./page-words.ts";
import { isNamed, phrases } from "./phrases.ts";

const longest = 800;

const names = phrases(`
  login; log in; sign in; signin; log on; logon; login page; please log in; please sign in; please login; member login; customer login; client login; staff login; user login; sign in to continue; log in to continue; sign in to your account; log in to your account; login required; sign in required; authentication required; authentication; single sign on; sso; account login; welcome back; you need to log in; you must be logged in; members only
  anmelden; anmeldung; einloggen; bitte anmelden; bitte melden sie sich an; bitte einloggen; kundenlogin; mitgliederbereich; anmeldung erforderlich; jetzt anmelden
  connexion; se connecter; connectez vous; identification; identifiez vous; veuillez vous connecter; espace client
  iniciar sesión; inicia sesión; inicie sesión; acceder; acceso; acceso clientes; entrar; ingresar; iniciar sessão; fazer login; faça login; acesse sua conta; acessar
  accedi; accesso; login utente; effettua l'accesso; area riservata; entra
  inloggen; log in op uw account; aanmelden; zaloguj się; logowanie; zaloguj; giriş; giriş yap; oturum aç; üye girişi
  تسجيل الدخول; دخول; 登录; 请登录; 用户登录; 登入; 会员登录; ログイン; サインイン; ログインしてください; logga in; log ind; logg inn; kirjaudu; kirjaudu sisään; войти; вход; авторизация; đăng nhập; 로그인; लॉग इन करें; लॉगिन; přihlášení; bejelentkezés`);

/** A form for signing in, in place of the page. */
export function isSignIn({ root, title, heading, text }: PageWords): boolean {
  if (text.length > longest || !(isNamed(title, names) || isNamed(heading, names))) return false;
  if (find(root, isSecret)) return true;
  return text.length < 200 && find(root, isSignInForm) !== undefined;
}

const isSecret = (element: Element): boolean =>
  element.name === "input" &&
  (/^password$/i.test(attribute(element, "type")) ||
    /\b(current-password|one-time-code|username)\b/i.test(attribute(element, "autocomplete")));

/** Forms in steps ask for the name first, and others leave it to another service. */
const isSignInForm = (element: Element): boolean =>
  (element.name === "form" || element.name === "a" || element.name === "button") &&
  /log-?in|sign-?in|\bauth|\bsso\b|saml|oidc|session/i.test(
    `${attribute(element, "action")} ${attribute(element, "href")} ${attribute(element, "id")} ${attribute(element, "formaction")}`,
  );
