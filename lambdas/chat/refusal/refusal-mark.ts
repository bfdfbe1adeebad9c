/** A model begins a refusal with this citation of no passage, so the stream tells a refusal from its first word on. */
export const refusalMark = "[0]";

const whole = /^[\s*_`"]*[[【［]\s*[0٠۰०０]\s*[\]】］][*_`"]*[\s.:,–—-]*/;
/** The beginning of a possible mark. */
const begun = /^[\s*_`"]*(?:[[【［]\s*(?:[0٠۰०０]\s*)?)?$/;
const longest = 12;

export interface Beginning {
  isRefusal: boolean;
  /** The text so far without the mark. */
  text: string;
}

/** Reads the pieces of an answer until they tell whether it begins with the refusal mark. */
export const readBeginning = () => {
  let text = "";
  return {
    /** Undefined while the text so far may still become a mark. */
    next(piece: string): Beginning | undefined {
      text += piece;
      return text.length <= longest && begun.test(text) ? undefined : this.end();
    },
    end(): Beginning {
      const rest = text.replace(whole, "");
      return { isRefusal: rest.length < text.length && whole.test(text), text: rest };
    },
  };
};
