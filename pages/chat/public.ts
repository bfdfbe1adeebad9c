import type { PublicChatbot } from "#shared/visitors/routes.ts";
import { element } from "#widget/src/element.ts";
import { applyTheme } from "./apply-theme.ts";
import { chatPanel } from "./chat-panel.ts";
import { headerOf } from "./header.ts";

const parameters = new URLSearchParams(location.search);
const isFramed = self !== top;
const slug = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** The page at /public/{slug}: a published chatbot without sign-in. */
async function show(): Promise<void> {
  const response = await fetch(`/functions/v1/public-chatbots/${encodeURIComponent(slug)}`).catch(
    () => undefined,
  );
  if (response?.status === 404) showNotFound();
  else if (response?.ok) showChatbot(await response.json());
  else showFailure();
}

function showChatbot(chatbot: PublicChatbot): void {
  const { header, title } = headerOf(chatbot, parameters);
  document.title = title;
  document.body.classList.toggle("bare", !header);
  document.body.replaceChildren(
    ...(header ? [header] : []),
    chatPanel(slug, title, { opening: chatbot.opening_question, starters: chatbot.starters }),
    footer(chatbot),
  );
}

function showNotFound(): void {
  document.title = "Chatbot Not Found";
  showNotice(
    element("h1", {}, "Chatbot Not Found"),
    element("p", {}, "There is no public chatbot at this address. It may have been made private or renamed."),
    element("a", { class: "button outline", href: "/" }, "Go to the start page"),
  );
}

function showFailure(): void {
  const again = element("button", { class: "button outline" }, "Retry");
  again.addEventListener("click", show);
  showNotice(
    element("h1", {}, "The chat could not be loaded"),
    element("p", { role: "alert" }, "Check your connection and try again."),
    again,
  );
}

const showNotice = (...content: Node[]): void =>
  document.body.replaceChildren(element("main", { class: "notice" }, ...content));

const footer = ({ keeps_conversations: isKept }: PublicChatbot): HTMLElement =>
  element(
    "footer",
    {},
    element(
      "span",
      {},
      `Answers can be wrong; the passage decides. ${isKept ? "This chat is saved, and the chatbot’s owner can read it." : "This chat is not saved."}`,
    ),
    element("a", { href: "/", target: isFramed ? "_blank" : "_self" }, "Made with Docent"),
  );

if (isFramed)
  addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Escape" && !isComposing) parent.postMessage("docent:close", "*");
  });
applyTheme(document.documentElement, parameters);
show();
