import { Button, Flex, Text } from "@chakra-ui/react";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { shortDay } from "#web/lib/format/dates.ts";
import { useAct } from "../queries.ts";

/** The state of a question to a colleague; nothing if none was asked. */
export const Colleague = ({ gap: { id, link, unknownTo, awaitsDocument } }: { gap: GapDetail }) => {
  const { mutate, isPending } = useAct(id, "The link still works");
  if (link)
    return (
      <Flex gap="3" align="center" wrap="wrap" textStyle="sm">
        <Text flex="1">
          {link.name || "A colleague"} was asked on {shortDay(link.askedAt)}. The link works until{" "}
          {shortDay(link.expiresAt)}.
        </Text>
        <Button variant="outline" loading={isPending} onClick={() => mutate({ action: "withdraw" })}>
          Withdraw the link
        </Button>
      </Flex>
    );
  if (unknownTo !== undefined)
    return <Text textStyle="sm">{unknownTo || "The colleague"} does not know the answer.</Text>;
  return awaitsDocument ? (
    <Text textStyle="sm">
      The questions are asked again when the chatbot has read a new document, up to a day from now.
    </Text>
  ) : null;
};
