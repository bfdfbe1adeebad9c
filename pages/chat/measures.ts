import type { ContextItem } from "#shared/chat/shapes.ts";
import type { AssistantMessage } from "#widget/src/chat/message.ts";
import { element } from "#widget/src/element.ts";

/** "87.3%": the estimated probability that a source answers the question. */
export const chanceOf = ({ similarity }: ContextItem): HTMLElement =>
  element("small", { title: chance }, `${(similarity * 100).toFixed(1)}%`);

const chance = "Estimated chance that this passage answers the question";

/** Response time and token count of an answer. */
export const measuresOf = ({ responseTime = 0, tokenCount = 0 }: AssistantMessage): HTMLElement =>
  element(
    "p",
    { class: "measures" },
    element("span", {}, `${(responseTime / 1000).toFixed(2)} s`),
    element("span", {}, `${tokenCount.toLocaleString("en-US")} ${tokenCount === 1 ? "token" : "tokens"}`),
  );
