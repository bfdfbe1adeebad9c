import { element } from "../element.ts";
import { words } from "../words/words.ts";
import type { Composer } from "./composer.ts";

/** A button that puts a question whose answer failed into the field again; none if there is no question. */
export function retry(question: string, composer: Composer): HTMLElement[] {
  if (!question) return [];
  const button = element("button", { class: "retry", type: "button" }, words.retry);
  button.onclick = () => {
    composer.fill(question);
    composer.field.focus();
  };
  return [button];
}
