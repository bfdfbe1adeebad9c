import { element } from "#widget/src/element.ts";

/** A button with words alone. */
export function quietButton(words: string, act: () => void): HTMLButtonElement {
  const button = element("button", { class: "quiet", type: "button" }, words);
  button.onclick = act;
  return button;
}

/** Turns buttons off while something is done. The focus that they lose by it comes back, unless it went somewhere. */
export async function whileOff(buttons: HTMLButtonElement[], act: () => Promise<void>): Promise<void> {
  const { activeElement: focused } = document;
  for (const button of buttons) button.disabled = true;
  try {
    await act();
  } finally {
    for (const button of buttons) button.disabled = false;
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
  }
}

interface Asked {
  question: string;
  yes: string;
  no: string;
  act: () => Promise<void>;
  /** Whether nothing is lost by a yes. */
  isHarmless?: boolean;
}

/** Asks in place of the button before it acts; the focus begins at the harmless answer. */
export function askingButton(words: string, { question, yes, no, act, isHarmless }: Asked): HTMLElement {
  const place = element("span", { class: "asking" });
  const show = (): void => place.replaceChildren(quietButton(words, ask));
  const ask = (): void => {
    const keep = element("button", { class: "button outline", type: "button" }, no);
    const go = element(
      "button",
      { class: `button ${isHarmless ? "primary" : "danger"}`, type: "button" },
      yes,
    );
    keep.onclick = () => {
      show();
      place.querySelector("button")?.focus();
    };
    go.onclick = () => void whileOff([go], act);
    place.replaceChildren(element("span", { role: "alert" }, question), keep, go);
    keep.focus();
  };
  show();
  return place;
}
