/** Code of a page that uses the chat. `Docent` is a list until the widget's script has loaded, and takes functions ever after. */
export const pageCode = `<button id="ask-us">What does this helmet cost?</button>
<script>
  window.Docent ??= [];
  Docent.push(() => {
    Docent.setContext({ page: document.title, product: "Blue helmet", price: 60 });
    Docent.on("answer", ({ detail }) => console.log("Answered:", detail.text));
    Docent.on("lead", ({ detail }) => console.log("A lead:", detail.email));
    Docent.on("error", ({ detail }) => console.warn("Chat:", detail.code));
    document.querySelector("#ask-us").onclick = ({ target }) => Docent.sendMessage(target.textContent);
  });
</script>`;

/** Code of a page that names its visitor: the token comes from the owner's server, null when nobody is signed in. */
export const identifyCode = `<script type="module">
  const response = await fetch("/chat-token");
  const token = response.ok ? await response.text() : null;
  window.Docent ??= [];
  Docent.push(() => Docent.identify(token));
</script>`;

/** Code of the owner's server in Node.js, which needs no package. */
export const serverCode = `import { createHmac } from "node:crypto";

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The answer to GET /chat-token for the visitor who is signed in. */
export const chatToken = ({ id, name, email }) => {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const signed = \`\${encode({ alg: "HS256", typ: "JWT" })}.\${encode({ sub: id, name, email, exp })}\`;
  const signature = createHmac("sha256", process.env.DOCENT_IDENTITY_SECRET).update(signed);
  return \`\${signed}.\${signature.digest("base64url")}\`;
};`;

interface Described {
  call: string;
  does: string;
}

export const methods: Described[] = [
  { call: "open(), close(), toggle()", does: "Show and hide the chat." },
  { call: "destroy()", does: "Takes the widget off the page." },
  {
    call: "sendMessage(text)",
    does: "Opens the chat and asks. If the visitor's form comes first, the text waits in the field.",
  },
  {
    call: "setContext(object)",
    does: "Says what the page is about: up to 20 short texts, numbers or booleans by name. They help to understand the next questions and are never taken for instructions. null clears them.",
  },
  {
    call: "identify(token)",
    does: "Names the visitor by a token of your server. identify(null) signs out and forgets the chat in this browser.",
  },
  {
    call: "on(event, listener), off(event, listener)",
    does: "What happened is in event.detail.",
  },
];

export const events: Described[] = [
  { call: "open, close", does: "The chat was opened or closed." },
  { call: "message", does: "detail.text: what was asked." },
  { call: "answer", does: "detail.text, detail.sources and detail.responseTime in milliseconds." },
  { call: "lead", does: "detail.name, email, phone and company, as far as they were given." },
  {
    call: "error",
    does: "detail.code: not_loaded, not_found, not_answered, or a call's name with _refused; detail.message says why.",
  },
];
