import { Text } from "@chakra-ui/react";
import type { Overview } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { BarList } from "../charts/bar-list.tsx";
import { Charted } from "../charts/charted.tsx";
import { counted, share } from "../words.ts";
import { answersIn, askedOfDocuments } from "./answers.ts";
import { isSmall } from "./is-small.ts";
import { outcomeColumns, outcomeRows } from "./outcome-rows.ts";

/** How the answers of the period ended. */
export const Outcomes = ({ data }: { data: Overview }) => {
  const { figures } = data;
  const rows = outcomeRows(data);
  const all = answersIn(figures);
  const asked = askedOfDocuments(figures);
  const part = isSmall(data)
    ? `${whole(figures.answered)} of them from your documents`
    : `${share(figures.answered, asked)} of ${counted(asked, "question")} to your documents answered`;
  return (
    <Charted
      title="Answers by outcome"
      lead={`${counted(all, "answer")}, ${part}`}
      chart={
        <>
          <BarList
            bars={rows.map(({ name, now }) => ({
              name,
              value: now,
              text: whole(now),
              share: isSmall(data) ? "" : share(now, all),
              isMain: name === "Answered",
            }))}
          />
          <Text textStyle="sm" color="fg.muted" mt="3" pt="3" borderTopWidth="1px">
            {opinionsOf(figures.liked, figures.disliked)}
          </Text>
        </>
      }
      columns={outcomeColumns}
      rows={rows}
    />
  );
};

const opinionsOf = (liked: number, disliked: number): string =>
  liked + disliked === 0
    ? "No answer is marked helpful or not helpful."
    : `Marked helpful ${whole(liked)}, not helpful ${whole(disliked)}. Most answers are not marked.`;
