import type { PublicChatbot } from "#shared/visitors/routes.ts";
import { element } from "#widget/src/element.ts";

/** The page's title, and its header unless the address hides both of its parts. */
export function headerOf(
  chatbot: PublicChatbot,
  parameters: URLSearchParams,
): { header: HTMLElement | undefined; title: string } {
  const title = parameters.get("customTitle")?.trim() || chatbot.public_title || chatbot.name;
  const description = chatbot.public_description || chatbot.description;
  const parts: Node[] = [];
  if (parameters.get("hideHeader") !== "true") parts.push(element("h1", {}, title));
  if (parameters.get("hideDescription") !== "true" && description)
    parts.push(
      element(
        "details",
        { class: "about", open: "" },
        element("summary", {}, "About this Chatbot"),
        element("p", {}, description),
      ),
    );
  return { title, header: parts.length ? element("header", {}, element("div", {}, ...parts)) : undefined };
}
