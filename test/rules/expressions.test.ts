import { expect, it } from "vitest";
import { expressionsIn, isSuperLinear } from "./expressions.ts";

/** Bounds of texts: the square of each is counted in a few milliseconds. */
const question = "a question has at most 4,000 characters";
const passage = "a passage is cut at some thousand characters";
const status = "a line that can be a document's status has at most 330 characters";
const sandbox = "files are read in a child process, which ends after its processor time";

/** Expressions whose texts are short by construction, by the beginning of their source. */
const bounded: { in: string; source: string; because: string }[] = [
  {
    in: "lambdas/chat/citations/split-marks.ts",
    source: "\\s*(?:`+",
    because: "the last 81 characters are searched",
  },
  {
    in: "lambdas/chat/language/words.ts",
    source: "(?:[A-Za-z]+",
    because: "underscores that no letter follows are taken whole by the last alternative",
  },
  { in: "lambdas/extraction/doc/word-draft.ts", source: "\\t\\s*", because: sandbox },
  {
    in: "lambdas/extraction/encoding/declared-encoding.ts",
    source: "<(?:meta",
    because: "the first 4,096 bytes are searched",
  },
  { in: "lambdas/extraction/markdown/front-matter.ts", source: "^#\\s|", because: sandbox },
  { in: "lambdas/extraction/markdown/front-matter.ts", source: "^\\s+(?:- )?", because: sandbox },
  { in: "lambdas/extraction/markdown/inline-text.ts", source: "[ \\t]*\\n", because: sandbox },
  { in: "lambdas/extraction/marks/status/status-of.ts", source: "\\s*[|/·•", because: status },
  { in: "lambdas/extraction/marks/status/status-of.ts", source: "(?<![\\p{L}", because: status },
  { in: "lambdas/extraction/office/drawing/alt-text.ts", source: "\\p{L}{2}.*", because: sandbox },
  { in: "lambdas/extraction/pdf/document/headings.ts", source: "^https?:|", because: sandbox },
  {
    in: "lambdas/platform/access/origin/caller.ts",
    source: "[\\d.]+",
    because: "net.isIP takes 45 characters",
  },
  { in: "lambdas/platform/models/builtin/furniture/infobox/labels.ts", source: "^[•\\s]+", because: passage },
  { in: "lambdas/platform/models/builtin/furniture/navigation.ts", source: "(?=.*", because: passage },
  { in: "lambdas/platform/models/builtin/furniture/navigation.ts", source: "\\s*[>›", because: passage },
  {
    in: "lambdas/platform/models/builtin/furniture/pages-of-terms.ts",
    source: "(?:\\.\\s?){4,}",
    because: passage,
  },
  { in: "lambdas/platform/models/builtin/furniture/references.ts", source: '["“”', because: passage },
  { in: "lambdas/platform/models/builtin/furniture/section-titles.ts", source: "[:：*_", because: passage },
  {
    in: "lambdas/platform/models/builtin/question-type/answer-words.ts",
    source: "(?<!\\p{N})1\\d{3}",
    because: passage,
  },
  {
    in: "lambdas/platform/models/builtin/question-type/answer-words.ts",
    source: "\\p{Lu}",
    because: passage,
  },
  {
    in: "lambdas/platform/models/builtin/question-type/holders.ts",
    source: "\\p{Lu}",
    because: "the 80 characters before a word are searched",
  },
  {
    in: "lambdas/platform/models/builtin/question-type/question-type.ts",
    source: "[\\s?",
    because: question,
  },
  {
    in: "lambdas/platform/models/builtin/question-type/question-type.ts",
    source: "[,;]?\\s+",
    because: question,
  },
  {
    in: "lambdas/platform/models/builtin/question-type/yes-no-questions.ts",
    source: "(?:可以",
    because: question,
  },
  { in: "lambdas/platform/models/builtin/segments/prose.ts", source: "[?？؟]", because: passage },
  { in: "lambdas/platform/models/builtin/select/points-back.ts", source: "^(?:it|", because: passage },
  { in: "lambdas/platform/questions/mask.ts", source: "(?<=\\b(?:I live in", because: question },
  { in: "lambdas/platform/questions/mask.ts", source: "(?<=(?:#|", because: question },
  {
    in: "shared/quotation/citations.ts",
    source: "\\[([^\\]]*)",
    because: "a line of an answer, in its reader's own browser",
  },
  {
    in: "widget/src/chat/answer/quotation.ts",
    source: "\\s+\\S*$",
    because: "700 characters are cut before",
  },
  { in: "pages/short-names.ts", source: "--([a-z-]+)", because: "the build's own style sheets" },
  { in: "infra/local/cognito/mails.ts", source: "^(.).*@", because: "an e-mail address of the user pool" },
];

const slow = expressionsIn("shared", "lambdas", "web/src", "widget", "pages", "infra").filter(isSuperLinear);

const isBounded = ({ path, source }: { path: string; source: string }) =>
  bounded.some((one) => one.in === path && source.startsWith(one.source));

it("no regular expression takes more than linear time, unless its texts are short", () => {
  const found = slow.filter((one) => !isBounded(one));
  expect(found.map(({ path, source, flags }) => `${path}: /${source}/${flags}`)).toEqual([]);
});

it("each exception is needed still", () => {
  const unneeded = bounded.filter(
    (one) => !slow.some(({ path, source }) => one.in === path && source.startsWith(one.source)),
  );
  expect(unneeded).toEqual([]);
});

it("blanks, repetitions in repetitions and trailing runs are found, and their linear forms are not", () => {
  const isSlow = (source: string) => isSuperLinear({ source, flags: "" });
  const pairs = [
    ["^\\s*([\\w-]+)\\s*:\\s*([^#]*?)\\s*(?:#|$)", "^\\s*([\\w-]+)\\s*:"],
    ["^(?:[.)]+\\w{0,3})+ ", "^[.)]+(?:\\w{1,3}[.)]+)*\\w{0,3} "],
    ["/+$", "(?<!/)/+$"],
  ];
  for (const [slowOne = "", linear = ""] of pairs)
    expect([isSlow(slowOne), isSlow(linear)]).toEqual([true, false]);
});
