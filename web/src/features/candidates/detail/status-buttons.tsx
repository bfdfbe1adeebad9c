import { chakra, Flex } from "@chakra-ui/react";
import type { Candidate } from "#shared/candidates/shapes.ts";
import { applicationStatuses } from "#shared/jobs/statuses.ts";
import { isBlind, nameOf, statusNames } from "../words.ts";
import { useStatus } from "./use-status.ts";

/** A button for each status, each of them from any other. */
export const StatusButtons = ({ candidate }: { candidate: Candidate }) => {
  const { setStatus, wanted } = useStatus();
  const { id } = candidate;
  const blind = isBlind(candidate);
  const status = wanted ?? candidate.status;
  return (
    <Flex role="group" aria-label={`Status of ${nameOf(candidate)}`} gap="1" wrap="wrap">
      {applicationStatuses.map((one) => (
        <chakra.button
          key={one}
          type="button"
          css={button}
          aria-pressed={one === status}
          onClick={() => one !== status && setStatus({ id, status: one, blind, former: status })}
        >
          {statusNames[one]}
        </chakra.button>
      ))}
    </Flex>
  );
};

const button = {
  minH: { base: "11", md: "7" },
  px: { base: "3", md: "2" },
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.panel",
  textStyle: "xs",
  fontWeight: "550",
  color: "fg.muted",
  cursor: "pointer",
  _hover: { bg: "bg.muted" },
  "&[aria-pressed=true]": { bg: "accent.subtle", borderColor: "transparent", color: "accent.subtleFg" },
} as const;
