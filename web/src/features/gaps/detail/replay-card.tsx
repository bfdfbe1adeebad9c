import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { CircleCheck, RotateCw } from "lucide-react";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { useAct } from "../queries.ts";
import type { View } from "../use-view.ts";
import { answeredNow } from "../words.ts";

type Replay = NonNullable<GapDetail["replay"]>;

interface ReplayCardProps {
  gap: GapDetail;
  replay: Replay;
  view: View;
}

/** The questions of the gap, put again: how far that is, and how many people would be answered now. */
export const ReplayCard = ({ gap, replay, view }: ReplayCardProps) => (
  <Box
    as="section"
    aria-label="Asked again"
    borderWidth="1px"
    borderRadius="l3"
    bg="bg.panel"
    p="5"
    aria-live="polite"
  >
    {replay.endedAt === undefined ? (
      <Asking replay={replay} />
    ) : (
      <Asked gap={gap} replay={replay} view={view} />
    )}
  </Box>
);

const Asking = ({ replay: { done, total } }: { replay: Replay }) => (
  <>
    <Text textStyle="h2">
      Asking again, {whole(done)} of {whole(total)}
    </Text>
    <Text textStyle="sm" color="fg.muted" mt="1" mb="3">
      You can leave this page.
    </Text>
    <Box
      role="progressbar"
      aria-label="Questions asked again"
      aria-valuenow={done}
      aria-valuemax={total}
      h="2"
      borderRadius="full"
      bg="bg.muted"
      overflow="hidden"
    >
      <Box h="full" bg="accent.solid" w={`${total > 0 ? (done / total) * 100 : 0}%`} />
    </Box>
  </>
);

const Asked = ({ gap, replay, view }: ReplayCardProps) => {
  const { mutate, isPending } = useAct(gap.id, "The questions could not be asked again");
  const { answered, people, endedAt = "" } = replay;
  const isClosed = gap.status === "closed";
  return (
    <>
      <Flex align="center" gap="2" textStyle="h2">
        {isClosed && (
          <chakra.span color="green.fg">
            <CircleCheck size={20} aria-hidden />
          </chakra.span>
        )}
        {answeredNow(replay)}
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {isClosed
          ? `The same questions were put again, ${moment(endedAt)}. The gap is closed.`
          : reasonOf(gap, replay)}
      </Text>
      <Flex role="img" aria-label={`${whole(answered)} of ${whole(people)}`} gap="1" my="3">
        {Array.from({ length: Math.min(people, 60) }, (_, at) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: one stroke is like another
            key={at}
            flex="1"
            h="1.5"
            borderRadius="1px"
            {...(at < answered
              ? { bg: "accent.solid" }
              : { borderWidth: "1px", borderColor: "orange.solid" })}
          />
        ))}
      </Flex>
      <Flex gap="2" wrap="wrap">
        {!isClosed && gap.documentId && view.way !== "answer" && (
          <Button variant="outline" onClick={() => view.set({ way: "answer" })}>
            Change the answer
          </Button>
        )}
        {!isClosed && (
          <Button variant="ghost" loading={isPending} onClick={() => mutate({ action: "replay" })}>
            <RotateCw size={14} />
            Ask again
          </Button>
        )}
      </Flex>
    </>
  );
};

/** Why the gap is still open, and what helps. */
const reasonOf = ({ documentId, questions }: GapDetail, { obstacle }: Replay): string => {
  if (obstacle === "budget")
    return "The budget has no room for more answers. Ask again when it has, or raise it in the settings.";
  if (obstacle === "document") return "The answer could not be read. Open it under Documents to see why.";
  if (questions.some(({ result }) => result === "failed"))
    return "The language model did not answer some of them. Ask again in a moment.";
  return documentId
    ? "The other questions do not find your answer. Add their wordings to it, or say in it what they ask for."
    : "Your documents do not say it yet. Write the answer, or add a document that does.";
};
