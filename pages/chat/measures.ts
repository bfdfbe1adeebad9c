import type { AssistantMessage } from "#widget/src/chat/message.ts";
import { element } from "#widget/src/element.ts";

/** Response time and token count of an answer. */
export const measuresOf = ({ responseTime = 0, tokenCount = 0 }: AssistantMessage): HTMLElement =>
  element(
    "p",
    { class: "measures" },
    element("span", {}, `${(responseTime / 1000).toFixed(2)} s`),
    element("span", {}, `${tokenCount.toLocaleString("en-US")} ${tokenCount === 1 ? "token" : "tokens"}`),
  );
