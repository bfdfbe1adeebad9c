import { Button, Flex, Text } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { moment } from "#web/lib/format/dates.ts";
import type { Draft } from "./use-draft.ts";

/** Tells that what was typed before is back, and offers to drop it. */
export const RestoredDraft = ({ draft }: { draft: Draft }) =>
  draft.restoredAt === undefined ? null : (
    <Flex
      role="status"
      align="center"
      gap="3"
      wrap="wrap"
      mb="4"
      px={{ base: "4", md: "5" }}
      py="2"
      bg="bg.subtle"
      borderWidth="1px"
      borderRadius="l3"
    >
      <RotateCcw size={16} aria-hidden />
      <Text flex="1" minW="12rem" textStyle="sm">
        Your changes from {moment(draft.restoredAt)} are back. They are not saved yet.
      </Text>
      <Button variant="ghost" onClick={draft.discard}>
        Drop them
      </Button>
    </Flex>
  );
