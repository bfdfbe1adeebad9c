import { chakra, Flex } from "@chakra-ui/react";
import { useMutationState } from "@tanstack/react-query";
import { Check, CircleAlert } from "lucide-react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";

import { brief, moment } from "#web/lib/format/dates.ts";
import { changesOf } from "../changes/use-change.ts";

/** Whether the changes of the template are saved. */
export const SavedLine = ({ template }: { template: TemplateDetail }) => {
  const changes = useMutationState({
    filters: { mutationKey: changesOf(template.id) },
    select: ({ state }) => ({ status: state.status, at: state.submittedAt }),
  });
  const last = changes.toSorted((one, other) => one.at - other.at).at(-1);
  const isSaving = changes.some(({ status }) => status === "pending");
  const isFailed = !isSaving && last?.status === "error";
  return (
    <Flex role="status" className="saved" css={line} data-failed={isFailed || undefined}>
      {!isSaving && (isFailed ? <CircleAlert size={13} aria-hidden /> : <Check size={13} aria-hidden />)}
      {isSaving ? "Saving…" : isFailed ? "Not saved, try again" : <Saved at={template.updated_at} />}
    </Flex>
  );
};

const Saved = ({ at }: { at: string }) => <chakra.span title={moment(at)}>Saved {brief(at)}</chakra.span>;

const line = {
  alignItems: "center",
  gap: "1.5",
  color: "fg.subtle",
  textStyle: "xs",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  "& svg": { color: "green.solid" },
  "&[data-failed]": { color: "fg.error", "& svg": { color: "fg.error" } },
} as const;
