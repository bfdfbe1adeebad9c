import { chakra } from "@chakra-ui/react";
import type { Figures, Overview } from "#shared/analytics/shapes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { changeOf } from "../change.ts";
import { Panel } from "../charts/panel.tsx";
import { money, share } from "../words.ts";
import { answersIn, resolvedIn } from "./answers.ts";
import { Figure } from "./figure.tsx";
import { isSmall } from "./is-small.ts";

/** Visitors, answers, resolution, opinions and cost of the period against the one before. */
export const MoreFigures = ({ data }: { data: Overview }) => {
  const { figures: now, figuresBefore: before } = data;
  const small = isSmall(data);
  const change = (of: (figures: Figures) => number) =>
    changeOf({ now: of(now), before: of(before), isSmall: small });
  const rated = now.liked + now.disliked;
  return (
    <Panel title="Visitors and answers">
      <chakra.dl css={row}>
        <Figure
          name="Visitors"
          value={whole(now.visitors)}
          change={change(({ visitors }) => visitors)}
          better="up"
        />
        <Figure name="Answers" value={whole(answersIn(now))} change={change(answersIn)} />
        <Figure
          name="Resolved"
          value={small ? whole(resolvedIn(now)) : share(resolvedIn(now), now.conversations)}
          change={{
            text: `${whole(resolvedIn(now))} of ${whole(now.conversations)} conversations`,
          }}
        />
        <Figure
          name="Marked helpful"
          value={rated === 0 ? "–" : small ? whole(now.liked) : share(now.liked, rated)}
          change={{
            text:
              rated === 0 ? "No answer is marked" : `${whole(now.liked)} of ${whole(rated)} marked answers`,
          }}
        />
        <Figure
          name="Cost"
          value={
            <>
              {now.estimated > 0 && now.cost > 0 && <small>about </small>}
              {money(now.cost)}
            </>
          }
          change={costChange(data, small)}
        />
      </chakra.dl>
    </Panel>
  );
};

/** Cents and less round to nothing as a difference. */
const costChange = ({ figures, figuresBefore }: Overview, small: boolean) =>
  small && figuresBefore.cost > 0
    ? { text: `${money(figuresBefore.cost)} in the period before` }
    : changeOf({ now: microDollars(figures), before: microDollars(figuresBefore), isSmall: false });

const microDollars = ({ cost }: Figures): number => cost * 1e6;

const row = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "4",
  "@container sheet (min-width: 44rem)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  "@container sheet (min-width: 62rem)": { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
} as const;
