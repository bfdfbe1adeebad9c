import type { PageWords } from "./page-words.ts";
import { countOf, isNamed, mentions, phrases } from "./phrases.ts";

/** A page that is longer is an article about such checks. */
const longest = 1_200;
const longestBare = 500;

/** Scripts that only checks load: Cloudflare, Akamai, DataDome, PerimeterX, AWS WAF, Imperva, SiteGround, Kasada, Anubis, Vercel. */
const programs =
  /_cf_chl_opt|orchestrate\/chl_page|cf-browser-verification|cdn-cgi\/challenge-platform\/h\/[bg]\/orchestrate|sec-if-cpt|\/_sec\/cp_challenge|bm-verify|captcha-delivery\.com|px-captcha|_pxAppId.{0,200}captcha|gokuProps|awsWafCookieDomainList|_Incapsula_Resource\?[^"']*(incident|cts)|sgcaptcha|ips\.js\?KP_UIDz|anubis[_-]challenge|\.within\.website\/x\/cmd\/anubis|_vcrcs|ddos-guard\/(js-)?challenge|hcaptcha\.com\/captcha\/v1\/[^"']*challenge/i;

const titles = phrases(`
  just a moment; attention required; attention required cloudflare; checking your browser; checking your browser before accessing; please wait while we verify your browser; verify you are human; verifying you are human; are you a robot; are you human; human verification; security check; security verification; bot verification; robot check; ddos guard; ddos protection by cloudflare; access denied; access to this page has been denied; pardon our interruption; one more step; please verify you are a human; please verify you are human; making sure you're not a bot; vercel security checkpoint; request unsuccessful; unusual traffic; you have been blocked; sorry you have been blocked
  nur einen moment; einen moment; einen moment bitte; nur einen moment bitte; ihr browser wird überprüft; überprüfung ihres browsers; sicherheitsüberprüfung; bestätigen sie dass sie ein mensch sind; bitte bestätigen sie dass sie ein mensch sind; sind sie ein mensch; sind sie ein roboter; zugriff verweigert
  un instant; un instant s'il vous plaît; un moment; vérification de votre navigateur; vérification de sécurité; vérifiez que vous êtes humain; vérifiez que vous êtes un humain; êtes vous un robot; accès refusé
  un momento; un momento por favor; comprobando su navegador; comprobando tu navegador; verificando su navegador; verifica que eres un ser humano; verifique que es un ser humano; verificación de seguridad; eres un robot; acceso denegado
  um momento; um momento por favor; só um momento; verificando seu navegador; a verificar o seu browser; verifique se você é humano; confirme que é humano; verificação de segurança; acesso negado
  un attimo; un attimo per favore; solo un momento; controllo del browser; verifica di essere umano; verifica di essere un essere umano; controllo di sicurezza; accesso negato
  een ogenblik geduld; even geduld; even geduld alstublieft; uw browser wordt gecontroleerd; verifieer dat u een mens bent; bevestig dat u een mens bent; beveiligingscontrole; toegang geweigerd
  chwileczkę; jeszcze chwila; sprawdzanie przeglądarki; potwierdź że jesteś człowiekiem; zweryfikuj że jesteś człowiekiem; weryfikacja bezpieczeństwa; odmowa dostępu
  bir dakika; bir dakika lütfen; lütfen bekleyin; tarayıcınız kontrol ediliyor; insan olduğunuzu doğrulayın; güvenlik kontrolü; erişim engellendi
  один момент; подождите; проверка браузера; подтвердите что вы человек; проверка безопасности; вы не робот; доступ запрещен; доступ запрещён
  لحظة; لحظة من فضلك; انتظر لحظة; تحقق من أنك إنسان; التحقق من أنك إنسان; جاري التحقق من متصفحك; التحقق الأمني; تم رفض الوصول
  请稍候; 请稍等; 正在检查您的浏览器; 验证您是真人; 请验证您是真人; 人机验证; 安全验证; 请完成安全验证; 访问被拒绝; 請稍候; 驗證您是真人; 安全驗證
  しばらくお待ちください; ブラウザを確認しています; 人間であることを確認します; あなたが人間であることを確認; セキュリティチェック; アクセスが拒否されました
  잠시만 기다리십시오; 사람인지 확인하십시오; 보안 확인; xác minh bạn là con người; kontrollerar din webbläsare; bekräfta att du är en människa; ett ögonblick; कृपया प्रतीक्षा करें`);

const asks = phrases(`
  checking your browser before accessing; checking if the site connection is secure; verify you are human; verifying you are human; verify that you are human; verify you are a human; confirm you are human; confirm that you are human; prove you are human; prove you're not a robot; you are not a robot; you're not a bot; i'm not a robot; enable javascript and cookies to continue; needs to review the security of your connection; ddos protection by; complete the security check; complete the captcha; solve the captcha; unusual traffic from your; press & hold to confirm; incapsula incident id; your request has been blocked; performance & security by cloudflare; ray id; reference id; sending automated requests; automated access; made us think you were a bot; suspicious activity from your
  dass sie ein mensch sind; dass sie kein roboter sind; überprüfung der sicherheit ihrer verbindung; die sicherheit ihrer verbindung; aktivieren sie javascript und cookies; ungewöhnlichen datenverkehr
  que vous êtes humain; que vous êtes un humain; que vous n'êtes pas un robot; sécurité de votre connexion; trafic inhabituel
  que eres humano; que eres un ser humano; que es un ser humano; que no eres un robot; seguridad de su conexión; seguridad de tu conexión; tráfico inusual
  que você é humano; que é humano; se você é humano; que você não é um robô; que não é um robô; segurança da sua conexão; tráfego incomum
  di essere umano; di essere un essere umano; di non essere un robot; sicurezza della connessione; traffico insolito
  dat u een mens bent; dat je een mens bent; dat u geen robot bent; beveiliging van uw verbinding; ongebruikelijk verkeer
  że jesteś człowiekiem; że nie jesteś robotem; bezpieczeństwo połączenia; nietypowy ruch
  insan olduğunuzu; robot olmadığınızı; bağlantınızın güvenliğini; olağan dışı trafik
  что вы человек; что вы не робот; безопасность вашего подключения; необычный трафик
  أنك إنسان; أنك لست روبوت; أمان اتصالك
  您是真人; 您不是机器人; 检查您的连接的安全性; 异常流量; 您是真人; 您不是機器人
  人間であることを; ロボットではありません; 接続のセキュリティ; 통신 보안; 사람인지 확인; 로봇이 아닙니다`);

/** A check whether the visitor is a program, in place of the page. */
export function isBotCheck({ title, heading, text, shown, scripts }: PageWords): boolean {
  if (text.length > longest) return false;
  if (programs.test(scripts)) return true;
  const isTitled = isNamed(title, titles) || isNamed(heading, titles);
  if (isTitled) return mentions(`${shown} ${title}`, asks) || text.length < 200;
  return text.length <= longestBare && asksItself(shown);
}

/** Two of its phrases, or one in hardly more words: an article says other things, too. */
function asksItself(text: string): boolean {
  const count = countOf(text, asks);
  return count > 1 || (count === 1 && text.length < 160);
}
