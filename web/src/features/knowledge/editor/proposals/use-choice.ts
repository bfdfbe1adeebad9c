import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SectionProposals } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { usuallyTicked } from "./proposed-rows.tsx";

/** Proposed sections and which of their questions are ticked. New proposals begin with the usual ticks. */
export const useChoice = (templateId: string) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...query("knowledgeTemplates", "proposeSections", { templateId }),
    // asking again costs the owner money
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  const proposals = isFetching ? undefined : data;
  const [changed, setChanged] = useState<{ of: SectionProposals; ticked: Set<number>[] }>();
  const ticked =
    changed && changed.of === proposals
      ? changed.ticked
      : (proposals?.sections.map(({ questions }) => usuallyTicked(questions)) ?? []);
  const chosen = (proposals?.sections ?? []).flatMap(({ questions, ...words }, at) => {
    const taken = questions.filter((_, place) => ticked[at]?.has(place));
    return taken.length === 0
      ? []
      : [{ ...words, questions: taken.map(({ near: _near, ...question }) => question) }];
  });
  return {
    /** Undefined while they are being written. */
    proposals,
    error: isFetching ? null : error,
    ticked,
    tick: (at: number, places: Set<number>) => {
      if (proposals) setChanged({ of: proposals, ticked: ticked.with(at, places) });
    },
    /** The chosen sections with their chosen questions. */
    chosen,
    again: () => void refetch(),
  };
};
export type Choice = ReturnType<typeof useChoice>;
