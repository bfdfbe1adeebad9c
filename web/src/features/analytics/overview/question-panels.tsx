import { Box, chakra, Grid, Link, Text } from "@chakra-ui/react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import type { QuestionGroup } from "#shared/analytics/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { shortDay } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Panel } from "../charts/panel.tsx";
import { share } from "../words.ts";
import { sampleOf, wordingsOf } from "./question-words.ts";

/** The questions of visitors, gathered by meaning, and those that the documents did not answer. */
export const QuestionPanels = ({ filter }: { filter: AnalyticsFilter }) => {
  const { data, error } = useQuery({
    ...query("analytics", "questions", filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Grid css={halves}>
      <Panel title="Top questions" lead={`Gathered by meaning, not by wording${sampleOf(data)}`}>
        <Groups
          groups={data?.top}
          heads={["People", "Answered"]}
          of={({ answered, asked }) => share(answered, asked)}
          none={error ? failed : "No question was asked by two people yet."}
        />
      </Panel>
      <Panel title="Questions without an answer" lead={`Nothing in your documents matched${sampleOf(data)}`}>
        <Groups
          groups={data?.unanswered}
          heads={["People", "Since"]}
          of={({ firstAsked }) => shortDay(firstAsked)}
          isLinked
          none={error ? failed : "Every question found something in your documents."}
        />
        <Link asChild textStyle="sm" mt="2" display="inline-block">
          <RouterLink to={paths.gaps()}>Close these gaps</RouterLink>
        </Link>
      </Panel>
    </Grid>
  );
};

const failed = "The questions could not be loaded. Reload the page.";

interface GroupsProps {
  groups: QuestionGroup[] | undefined;
  heads: [string, string];
  of: (group: QuestionGroup) => string;
  /** Whether a question leads to its latest conversation. */
  isLinked?: boolean;
  none: string;
}

const Groups = ({ groups, heads, of, isLinked, none }: GroupsProps) => {
  if (!groups && none === failed) return <Text color="fg.muted">{none}</Text>;
  if (!groups) return <Skeleton label="Loading the questions" rows={3} />;
  if (groups.length === 0) return <Text color="fg.muted">{none}</Text>;
  return (
    <chakra.table css={table}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.wording}>
            <th scope="row" dir="auto">
              {isLinked ? (
                <Link asChild display="inline">
                  <RouterLink to={paths.history({ conversation: group.conversationId })}>
                    {group.wording}
                  </RouterLink>
                </Link>
              ) : (
                group.wording
              )}
              <Box as="small" dir="auto">
                {isLinked ? group.chatbots.join(", ") : wordingsOf(group)}
              </Box>
            </th>
            <td>{whole(group.people)}</td>
            <td>{of(group)}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
};

const halves = {
  gap: "4",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container sheet (min-width: 62rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;

const table = {
  w: "full",
  tableLayout: "fixed",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  "& :is(th, td)": { textAlign: "start", verticalAlign: "baseline", py: "2", fontWeight: "400" },
  "& :is(td, thead th:not(:first-of-type))": { textAlign: "end", ps: "4", whiteSpace: "nowrap", w: "4.5rem" },
  "& thead th": { textStyle: "xs", color: "fg.muted", py: "1" },
  "& tbody :is(th, td)": { borderTopWidth: "1px" },
  "& tbody th": { fontWeight: "550", overflowWrap: "anywhere" },
  "& small": { display: "block", textStyle: "xs", fontWeight: "400", color: "fg.muted" },
} as const;
