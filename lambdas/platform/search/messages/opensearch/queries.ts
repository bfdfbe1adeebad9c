import type { MessageFilter, MessagePage } from "../port.ts";
import type { Clause } from "../query.ts";

type Query = Record<string, unknown>;

const maxVariants = 200;

/** The conditions of a filter; none of them counts for a score. */
export const queryOf = (filter: MessageFilter): Query => {
  const { accountId, clauses, chatbotId, isPublic, channel, isRefused, opinion, since, before } = filter;
  const terms = { accountId, chatbotId, isPublic, channel, isRefused, opinions: opinion };
  const range = { ...(since && { gte: since }), ...(before && { lt: before }) };
  return {
    bool: {
      filter: [
        ...Object.entries(terms).flatMap(([name, value]) =>
          value === undefined ? [] : [{ term: { [name]: value } }],
        ),
        ...(since || before ? [{ range: { startedAt: range } }] : []),
        ...clauses.map((clause) => ({ bool: { should: alternativesOf(clause), minimum_should_match: 1 } })),
      ],
    },
  };
};

/** The order of a page, and the place behind which it begins. */
export const sortOf = ({ by, order, after }: MessagePage) => {
  const direction = order === "newest" ? ("desc" as const) : ("asc" as const);
  const column = by === "activity" ? "activityAt" : "startedAt";
  return {
    column,
    sort: [{ [column]: direction }, { id: direction }],
    ...(after && { search_after: [after.at, after.id] }),
  };
};

/** Fuzziness counts letters and swaps as `mostTypos` does: one typo from four letters, two from eight. */
const alternativesOf = ({ phrases, isPrefix, stems, spelled, chatbotIds }: Clause): Query[] => [
  ...phrases.flatMap((phrase) => phraseQueries(phrase, isPrefix)),
  ...(stems.length > 0 ? [{ terms: { words: stems } }, { terms: { stems } }] : []),
  ...(spelled
    ? [
        {
          fuzzy: {
            spelled: {
              value: spelled,
              fuzziness: "AUTO:4,8",
              max_expansions: maxVariants,
              transpositions: true,
            },
          },
        },
      ]
    : []),
  ...(chatbotIds.length > 0 ? [{ terms: { chatbotId: chatbotIds } }] : []),
];

const phraseQueries = (phrase: string[], isPrefix: boolean): Query[] => {
  const [word = "", ...rest] = phrase;
  const query = phrase.join(" ");
  if (rest.length > 0)
    return [
      isPrefix
        ? { match_phrase_prefix: { words: { query, max_expansions: maxVariants } } }
        : { match_phrase: { words: query } },
    ];
  return [isPrefix ? { prefix: { words: word } } : { term: { words: word } }, { term: { stems: word } }];
};
