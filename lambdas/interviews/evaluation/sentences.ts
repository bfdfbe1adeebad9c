/** A sentence of an answer, with its place in it in UTF-16 units. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Longer ones are cut at their clauses, so that a text without full stops has parts that can be quoted. */
const longest = 280;

/** The sentences of an answer; line breaks end one too. */
export const sentencesIn = (answer: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const line of answer.split("\n")) {
    for (const { segment, index } of segmenter.segment(line)) sentences.push(...parts(segment, from + index));
    from += line.length + 1;
  }
  return sentences;
};

/** Where markup or a hidden character begins, the words of a sentence without a full stop end. */
const markup =
  /(?<=\s)(?=[{<|`]|[=*#-]{3}|\[\/?[A-Z]|[",]{2,})|(?=[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}])/u;

const parts = (whole: string, at: number): Sentence[] => {
  let place = at;
  return whole.split(markup).flatMap((segment) => {
    const found = clauses(segment, place);
    place += segment.length;
    return found;
  });
};

const clauses = (segment: string, at: number): Sentence[] => {
  const pieces = segment.length <= longest ? [segment] : segment.split(/(?<=[,;，、])/u);
  const sentences: Sentence[] = [];
  let place = at;
  let open: Sentence | undefined;
  for (const piece of pieces) {
    const end = place + piece.length;
    if (open && end - open.start <= longest) open = { ...open, end, text: open.text + piece };
    else {
      if (open) sentences.push(open);
      open = { text: piece, start: place, end };
    }
    place = end;
  }
  if (open) sentences.push(open);
  return sentences.map(trimmed).filter(({ text }) => text.length > 0);
};

const trimmed = ({ text, start }: Sentence): Sentence => {
  const own = text.trim();
  const first = start + text.indexOf(own);
  return { text: own, start: first, end: first + own.length };
};
