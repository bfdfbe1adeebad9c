import { Box, chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionFigures, TemplateDetail, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { day } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { FigureRow } from "./figure-row.tsx";
import { figuresOf } from "./figures.ts";
import { cards, table } from "./layout.ts";

/** How the questions were answered: counts and not percentages, as few people are asked. */
export const Statistics = ({ template }: { template: TemplateDetail }) => {
  const { data, error, refetch } = useQuery(
    query("knowledgeTemplates", "statistics", { templateId: template.id }),
  );
  if (!data)
    return error ? (
      <ErrorState title="The statistics could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading the statistics" rows={6} />
    );
  const figures = new Map(data.questions.map((one) => [one.question_id, one]));
  const shared = { figures, interviews: data.interviews };
  const total = figuresOf(
    template.sections.flatMap(({ questions }) => questions),
    figures,
    data.interviews,
  );
  return (
    <Box>
      <chakra.dl css={cards}>
        <Card name="Interviews" figure={whole(data.interviews)} />
        <Card name="Answers" figure={whole(total.answered)} note={`of ${whole(total.possible)}`} />
        <Card
          name="Words in an answer"
          figure={total.words === undefined ? "–" : whole(total.words)}
          note={total.hoped === undefined ? "" : `of ${whole(total.hoped)} hoped for`}
        />
        <Card name="Last answer" figure={total.lastAt ? day(total.lastAt) : "–"} />
      </chakra.dl>
      {data.interviews === 0 && (
        <Text color="fg.muted" mt="4">
          Nobody was asked yet, so there is nothing to count.
        </Text>
      )}
      <chakra.table aria-label="Answers by section" css={table} mt="5">
        <thead>
          <tr>
            {["Section", "Answered", "Words, mean of all", "Last answer"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {template.sections.map((section) => (
            <SectionRows key={section.id} section={section} {...shared} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
};

const Card = ({ name, figure, note }: { name: string; figure: string; note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {figure} {note && <small>{note}</small>}
    </dd>
  </div>
);

interface SectionRowsProps {
  section: TemplateSection;
  figures: ReadonlyMap<string, QuestionFigures>;
  interviews: number;
}

const SectionRows = ({ section, figures, interviews }: SectionRowsProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FigureRow
        name={section.title}
        figures={figuresOf(section.questions, figures, interviews)}
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen &&
        section.questions.map((question) => (
          <FigureRow
            key={question.id}
            name={question.question_text}
            figures={figuresOf([question], figures, interviews)}
          />
        ))}
    </>
  );
};
