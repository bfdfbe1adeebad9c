/** Pages by kind, name, title and body; "-" stands for a page without a head, "¦" for a bar. */
const lines = `
bot check | Cloudflare | Just a moment... | <h1>shop.example</h1><h2>Checking if the site connection is secure</h2><noscript>Enable JavaScript and cookies to continue</noscript><p>shop.example needs to review the security of your connection before proceeding.</p><script>window._cf_chl_opt={cvId:'3'}</script>
bot check | Cloudflare, new | Just a moment... | <div class="main-wrapper"><noscript><h2>Enable JavaScript and cookies to continue</h2></noscript></div><script>(function(){window._cf_chl_opt = {}; var a=document.createElement('script');a.src='/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1';}())</script>
bot check | Cloudflare, German | Nur einen Moment… | <p>Bestätigen Sie, dass Sie ein Mensch sind. Dies kann einige Sekunden dauern.</p><p>shop.example muss die Sicherheit Ihrer Verbindung überprüfen, bevor Sie fortfahren können.</p>
bot check | Cloudflare, French | Un instant… | <p>Vérifiez que vous êtes humain en effectuant l’action ci-dessous.</p>
bot check | Cloudflare, Spanish | Un momento… | <p>Verifique que usted es un ser humano completando la acción a continuación.</p><p>shop.example necesita revisar la seguridad de su conexión antes de continuar.</p>
bot check | Cloudflare, Japanese | しばらくお待ちください... | <p>以下のアクションを完了して、あなたが人間であることを確認してください。</p>
bot check | Cloudflare, Chinese | 请稍候… | <p>请完成以下操作，验证您是真人。</p>
bot check | Cloudflare, Turkish | Bir dakika lütfen... | <p>Aşağıdaki işlemi tamamlayarak insan olduğunuzu doğrulayın.</p>
bot check | Cloudflare, Arabic | لحظة… | <p>تحقق من أنك إنسان عبر إكمال الإجراء أدناه.</p>
bot check | Cloudflare block | Attention Required! ¦ Cloudflare | <h1>Sorry, you have been blocked</h1><h2>You are unable to access shop.example</h2><p>This website is using a security service to protect itself from online attacks.</p><p>Cloudflare Ray ID: 8a • Performance & security by Cloudflare</p>
bot check | DataDome | shop.example | <p id=cmsg>Please enable JS and disable any ad blocker</p><script>var dd={'rt':'c','cid':'A','hsh':'B','host':'geo.captcha-delivery.com'}</script><script src="https://ct.captcha-delivery.com/c.js"></script>
bot check | PerimeterX | Access to this page has been denied | <h1>Press & Hold to confirm you are a human (and not a bot).</h1><p>Reference ID 1</p><div id=px-captcha></div>
bot check | Akamai | Access Denied | <h1>Access Denied</h1>You don't have permission to access "http://shop.example/" on this server.<p>Reference #18.2a</p>
bot check | Akamai challenge |  | <div id=sec-if-cpt-container></div><script src="/_sec/cp_challenge/sec-4-1.js"></script>
bot check | hCaptcha | Human verification | <form><div class=h-captcha></div><script src="https://js.hcaptcha.com/1/api.js"></script><p>Please solve the captcha to prove you are human.</p></form>
bot check | Google | https://www.google.com/search | <p>Our systems have detected unusual traffic from your computer network. This page checks to see if it's really you sending the requests, and not a robot.</p>
bot check | Imperva |  | <iframe id=main-iframe src="/_Incapsula_Resource?SWUDNSAI=31&incident_id=1"></iframe>Request unsuccessful. Incapsula incident ID: 1-2
bot check | Imperva, pardon | Pardon Our Interruption | <h1>Pardon Our Interruption...</h1><p>As you were browsing, something about your browser made us think you were a bot.</p>
bot check | Anubis | Making sure you're not a bot! | <h1>Making sure you're not a bot!</h1><p>Loading...</p><script id=anubis_challenge type=application/json>{}</script>
bot check | AWS | Human Verification | <script>window.gokuProps={"key":"a"}</script><noscript><h1>JavaScript is disabled</h1>In order to continue, we need to verify that you're not a robot.</noscript>
bot check | SiteGround |  | <meta http-equiv=refresh content="0;/.well-known/sgcaptcha/?r=%2F"><script>sgcaptcha()</script>
not found | plain | Page not found | <h1>Page not found</h1><p>Sorry, the page you are looking for doesn't exist.</p>
not found | with menus | Page not found – Bike shop | {menu}<main><h1>Oops! That page can’t be found.</h1><p>It looks like nothing was found at this location. Maybe try a search?</p></main>
not found | 404 | 404 ¦ Bike shop | <h1>404</h1><h2>This page could not be found.</h2>
not found | Next | 404: This page could not be found | <h1>404</h1><h2>This page could not be found.</h2>
not found | with suggestions | Bike shop | {menu}<main><h1>Page not found</h1><p>The address may have been mistyped, or the page no longer exists.</p><h2>You may like</h2><ul><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li><li>A bell for every day of the week, in brass</li></ul></main>
not found | German | Seite nicht gefunden - Fahrradladen | <h1>Fehler 404</h1><p>Die gesuchte Seite existiert nicht.</p>
not found | French | Page introuvable | <h1>Page introuvable</h1><p>La page demandée n'existe plus.</p>
not found | Spanish | Página no encontrada | <h1>¡Ups! Página no encontrada</h1>
not found | Portuguese | Página não encontrada | <h1>Erro 404</h1><p>Esta página não existe.</p>
not found | Italian | Pagina non trovata | <p>La pagina non esiste.</p>
not found | Dutch | Pagina niet gevonden | <h1>Pagina niet gevonden</h1>
not found | Polish | Nie znaleziono strony | <h1>404</h1>
not found | Turkish | Sayfa Bulunamadı | <h1>404</h1><p>Aradığınız sayfa mevcut değil.</p>
not found | Arabic | الصفحة غير موجودة | <h1>404</h1>
not found | Chinese | 页面未找到 | <h1>404</h1><p>您访问的页面不存在。</p>
not found | Japanese | ページが見つかりません | <h1>404</h1>
not found | bare | - | Not Found
sign-in | form | Sign in · Wiki | <h1>Sign in</h1><form><label>Mail <input name=m></label><label>Password <input type=password></label><button>Sign in</button></form>
sign-in | step one | Log in to your account | <form action="/login"><label>Mail <input name=m></label><button>Next</button></form>
sign-in | German | Anmelden – Intranet | <h1>Bitte melden Sie sich an</h1><form><input name=u><input type=password></form><a href=/x>Passwort vergessen?</a>
sign-in | Japanese | ログイン | <form><input type=password></form>
consent | Google | Before you continue to Google Search | <h1>Before you continue to Google</h1><p>We use cookies and data to deliver and maintain services.</p><form><button>Reject all</button><button>Accept all</button></form>
consent | banner alone | News | <div class=cookie-consent><p>We and our 800 partners store cookies and process personal data such as browsing behaviour, in order to show advertisements.</p><button>Accept all</button></div>
consent | German | Zeitung | <h1>Ihre Privatsphäre ist uns wichtig</h1><p>Mit Ihrer Zustimmung verwenden wir und unsere Partner Cookies.</p><button>Alle akzeptieren</button>
absent | construction | Under construction | <h1>This site is under construction</h1><p>Please come back soon.</p>
absent | German | Fahrradladen | <h1>Hier entsteht eine neue Internetpräsenz</h1>
absent | maintenance | Maintenance mode | <h1>We’ll be back soon!</h1><p>Sorry for the inconvenience but we’re performing some maintenance at the moment.</p>
absent | parked | bikes.example | <h1>This domain is for sale</h1><p>Make an offer.</p>
absent | nginx | Welcome to nginx! | <h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working. Further configuration is required.</p>
absent | French | Site en maintenance | <h1>Site en maintenance</h1><p>Nous revenons bientôt.</p>
error | database | Database Error | <h1>Error establishing a database connection</h1>
error | 503 | 503 Service Unavailable | <h1>503 Service Unavailable</h1><p>No server is available to handle this request.</p>
error | wrong | Shop | <h1>Something went wrong</h1><p>Please try again later.</p>
error | German | Fehler | <h1>Es ist ein Fehler aufgetreten</h1><p>Bitte versuchen Sie es später erneut.</p>
needs scripts | React | Shop | <noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div>{script}
needs scripts | Angular | Shop | <app-root>Loading...</app-root>{script}
needs scripts | Vue with a menu | Shop | {menu}<div id=app><div class=spinner></div></div>{script}
needs scripts | unknown mount | Shop | <div id=x7></div><script type=module src=/a.js></script>
needs scripts | spinner | Shop | <div class=boot><p>Wird geladen …</p></div>{script}
needs scripts | message | Shop | <p>This site requires JavaScript. Please enable it in your browser.</p>{script}
needs scripts | data only | Shop | <div id=__next></div><script id=__NEXT_DATA__ type=application/json>{"props":{"pageProps":{"text":"{prose}"}}}</script>{script}
honest | a contact page | Contact | <h1>Contact</h1><p>Bike shop, Harbour street 9, 4051 Basel. Call 061 123 45 67 on weekdays from 9:00 to 18:00.</p><noscript>Please enable JavaScript.</noscript>{script}
honest | a contact form with a check | Contact | <h1>Contact</h1><p>Write to us, and we answer within a day.</p><form><input name=mail><div class="cf-turnstile"></div></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>
honest | an article about checks | What “Just a moment…” means | <h1>What “Just a moment…” means</h1><p>Cloudflare shows “Verify you are human” before some pages, and “Checking your browser before accessing” was its former text.</p><p>{prose}</p>
honest | a short article about checks | Why do I see Just a moment? ¦ Help | <h1>Why do I see “Just a moment”?</h1><p>Our shop is protected from programs. If you see this message, wait for five seconds, and the page opens by itself. It does not cost anything and nobody sees what you have bought, because only the address of your network is looked at.</p><p>If it comes again, turn your VPN off. Our staff can help you from nine to five on weekdays.</p>
honest | an article about 404 | 404 errors explained | <h1>404 errors explained</h1><p>A server answers with 404 if a page was not found.</p>
honest | a guide to not found | Page not found: how to mend links | <h1>Page not found: how to mend links in your shop</h1><p>If customers see this message, a product no longer exists. {prose}</p>
honest | an article with notices | Bells | <h1>Bells</h1><noscript>This site works best with JavaScript. Please enable JavaScript in your browser.</noscript><p>{prose}</p><div id=app></div>{script}
honest | twenty words and scripts | Hours | <p>We are open from Monday to Friday, nine to six, and on Saturday from ten to four, except on holidays.</p>{script}
honest | a page with a form to sign in above | Prices | <header><form action=/login><input name=u><input type=password><button>Log in</button></form></header><main><h1>Prices</h1><p>A bell costs 12 euros.</p></main>
honest | help about signing in | How to sign in | <h1>How to sign in</h1><p>Open the app, enter your address and press Next. We send a code by mail.</p>
honest | a page with a notice | Bells | <div class=cookie-banner>We use cookies and share data with partners. <button>Accept all</button></div><main><h1>Bells</h1><p>{prose}</p></main>
honest | a cookie policy | Cookie policy | <main class=cookie-policy><h1>Cookie policy</h1><p>We set two cookies: one for the basket, for a day, and one for your language, for a year.</p></main>
honest | a product that comes soon | Bells | <main><h1>Bells</h1><h2>Coming soon</h2><p>The brass bell is sold from May on. It costs 12 euros.</p></main>
honest | a maintenance service | Wartung ¦ Heizung Meier | <h1>Wartung</h1><p>Wir warten Ihre Heizung einmal im Jahr für 120 Franken.</p>
honest | a page about errors | Errors | <h1>Error</h1><p>Class of the library. It has the fields code and message.</p>
honest | an application with its text | Shop | <div id=root><h1>Bells</h1><p>{prose}</p></div><noscript>You need to enable JavaScript to run this app.</noscript>{script}
honest | a short application with its text | Shop | <div id=root><h1>Hours</h1><p>We are open from nine to six.</p></div>{script}
honest | text for search engines | Shop | <div id=root></div><script type="application/ld+json">{"@type":"NewsArticle","articleBody":"{prose}"}</script>{script}
honest | an empty page without scripts | Notes | 
honest | a piece of a page | - | <p>Our widget needs JavaScript to be enabled.</p>
`;

const prose =
  "A bell has to be heard over the noise of a street, and a lamp has to be seen at night from afar. ".repeat(
    12,
  );
const entries = ["Home", "Bikes", "Bells", "Repairs", "Contact"].map(
  (one) => `<li><a href="/${one}">${one}</a>`,
);
const menu = `<nav><ul>${entries.join("")}</ul></nav><footer>© 2026 Bike shop <a href=/imprint>Imprint</a></footer>`;

/** Pages that stand in place of others, and pages of their own that are like them (kind "honest"). */
export const pages = lines
  .trim()
  .split("\n")
  .map((line) => {
    const [kind = "", name = "", title = "", body = ""] = line
      .split(" | ")
      .map((part) => part.replaceAll("¦", "|"));
    const filled = body
      .replaceAll("{menu}", menu)
      .replaceAll("{script}", '<script src="/static/main.js"></script>')
      .replaceAll("{prose}", prose);
    const html = `<!doctype html><html><head><title>${title}</title></head><body>${filled}</body></html>`;
    return { kind, name, html: title === "-" ? filled : html };
  });
