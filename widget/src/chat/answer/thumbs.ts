import type { Make } from "../../make.ts";
import type { AssistantMessage, Rating } from "../message.ts";
import type { AnswerWords } from "./words.ts";

export interface Opinion {
  messageId: string;
  /** Null takes an earlier rating back. */
  rating: Rating | null;
  comment?: string;
}

/** Rejects if the opinion could not be stored. */
export type Rate = (opinion: Opinion) => Promise<unknown>;

/** A thumb up; the stylesheet turns the other one. */
const lines = "M7 11v9H4v-9zl4-7a2 2 0 0 1 3 2l-1 4h6a2 2 0 0 1 2 2l-1 6a2 2 0 0 1-2 2H7";
const longest = "1000";

/** Two buttons that rate an answer; pressed again they take it back. A thumb down asks for a word. */
export function thumbsOf(answer: AssistantMessage, rate: Rate, words: AnswerWords, make: Make): HTMLElement {
  const { element, icon } = make;
  const note = element("span", { role: "status" });
  const more = element("div", { hidden: "" });
  const messageId = answer.messageId ?? "";
  const give = async (rating: Rating | null, comment?: string): Promise<void> => {
    const former = answer.rating;
    answer.rating = rating;
    draw();
    more.hidden = rating !== "down" || comment !== undefined;
    try {
      await rate({ messageId, rating, ...(comment && { comment }) });
      const thanks = rating === "down" && !comment ? words.wrong : words.thanks;
      note.textContent = rating ? thanks : "";
    } catch {
      answer.rating = former;
      more.hidden = true;
      note.textContent = words.notSaved;
      draw();
    }
  };
  const thumb = (rating: Rating, name: string): HTMLButtonElement => {
    const button = element("button", { type: "button", "aria-label": name }, icon(lines));
    button.onclick = () => give(answer.rating === rating ? null : rating);
    return button;
  };
  const thumbs = { up: thumb("up", words.helpful), down: thumb("down", words.unhelpful) };
  const draw = (): void => {
    thumbs.up.ariaPressed = `${answer.rating === "up"}`;
    thumbs.down.ariaPressed = `${answer.rating === "down"}`;
  };
  more.append(
    wordOf(words, make, (word) => {
      give("down", word);
      thumbs.down.focus();
    }),
  );
  draw();
  return element("div", { class: "thumbs" }, thumbs.up, thumbs.down, note, more);
}

function wordOf(words: AnswerWords, { element }: Make, send: (word: string) => void): HTMLFormElement {
  const placeholder = words.word;
  const field = element("input", { placeholder, "aria-label": words.whatWasWrong, maxlength: longest });
  const form = element("form", {}, field, element("button", {}, words.send));
  form.onsubmit = (event) => {
    event.preventDefault();
    const word = field.value.trim();
    if (word) send(word);
  };
  return form;
}
