import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { ChevronLeft, CircleDashed, Undo2, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { AppError } from "#shared/errors.ts";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { reloadIfReachable } from "#web/lib/api/unreachable.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { MaskedText } from "#web/ui/secret/masked-text.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { unframed } from "../layout.ts";
import { useAct, useGap } from "../queries.ts";
import type { View } from "../use-view.ts";
import { summary } from "../words.ts";
import { Colleague } from "./colleague.tsx";
import { Questions } from "./questions.tsx";
import { ReplayCard } from "./replay-card.tsx";
import { Ways } from "./ways.tsx";

const fallbacks = {
  waiting: () => <Skeleton label="Loading the form" />,
  failed: (_props: unknown, error: Error) => (
    <ErrorState title="The form could not be loaded" error={error} onRetry={() => void reloadIfReachable()} />
  ),
};
const AnswerForm = lazyPart(async () => (await import("./answer-form.tsx")).AnswerForm, fallbacks);
const AskForm = lazyPart(async () => (await import("./ask-form.tsx")).AskForm, fallbacks);

/** The chosen gap, else the first of the list. */
export const GapPane = ({ view, shownId }: { view: View; shownId: string | undefined }) =>
  shownId && <OpenGap id={shownId} view={view} />;

const OpenGap = ({ id, view }: { id: string; view: View }) => {
  const { data: gap, error, refetch } = useGap(id);
  const top = useRef<HTMLDivElement>(null);
  const isRead = gap !== undefined;
  const isChosen = view.openId !== undefined;
  useEffect(() => {
    if (isRead && isChosen) top.current?.scrollIntoView({ block: "nearest" });
  }, [isRead, isChosen]);
  return (
    <Box ref={top}>
      <Button variant="ghost" className="back" onClick={() => view.set({ gap: undefined, way: undefined })}>
        <ChevronLeft size={14} />
        All gaps
      </Button>
      {!gap && !error && <Skeleton label="Loading the gap" />}
      {!gap && error && (
        <Box css={unframed}>
          {error instanceof AppError && error.code === "not_found" ? (
            <EmptyState icon={CircleDashed} title="This gap is no longer there">
              Its questions joined another gap, or their conversations were deleted.
            </EmptyState>
          ) : (
            <ErrorState title="The gap could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
        </Box>
      )}
      {gap && <Gap gap={gap} view={view} />}
    </Box>
  );
};

const Gap = ({ gap, view }: { gap: GapDetail; view: View }) => (
  <Stack gap="6">
    <Box as="header">
      <Heading as="h2" textStyle="h1" overflowWrap="anywhere">
        <MaskedText text={gap.wording} />
      </Heading>
      <Text color="fg.muted" mt="1">
        {summary(gap)}
      </Text>
    </Box>
    {gap.replay && <ReplayCard gap={gap} replay={gap.replay} view={view} />}
    <Colleague gap={gap} />
    {view.way === "answer" && <AnswerForm gap={gap} onEnd={() => view.set({ way: undefined })} />}
    {view.way === "ask" && <AskForm gap={gap} onEnd={() => view.set({ way: undefined })} />}
    {!view.way && gap.status !== "closed" && <Ways gap={gap} view={view} />}
    <Questions gap={gap} />
    <Foot gap={gap} />
  </Stack>
);

const Foot = ({ gap: { id, status } }: { gap: GapDetail }) => {
  const { mutate, isPending } = useAct(id, "The gap could not be changed");
  const isAside = status === "set_aside" || status === "closed";
  return (
    <Box>
      <Button
        variant="ghost"
        ms="-3"
        loading={isPending}
        onClick={() => mutate({ action: isAside ? "reopen" : "setAside" })}
      >
        {isAside ? <Undo2 size={14} /> : <X size={14} />}
        {isAside ? "Open again" : "Set aside"}
      </Button>
    </Box>
  );
};
