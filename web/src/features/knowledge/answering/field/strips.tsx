import { chakra, Flex } from "@chakra-ui/react";
import { CircleAlert, CloudOff } from "lucide-react";
import { time } from "#web/lib/format/dates.ts";
import { type Answer, isUnsent } from "../drafts/answer.ts";
import type { Answers } from "../drafts/use-answers.ts";

/** Below the bar: that there is no connection, or that another window changed the answer. */
export const Strips = ({ answers, answer }: { answers: Answers; answer: Answer }) => {
  const all = [...answers.answers.values()];
  const waiting = all.filter(isUnsent).length;
  const isKept = all.every((one) => one.isKept !== false);
  return (
    <>
      {answers.connection === "offline" && (
        <Flex role="status" css={strip}>
          <CloudOff size={14} aria-hidden />
          <p>
            <b>No connection.</b>{" "}
            {isKept
              ? "Go on: what you write stays on this device and is sent when it is back."
              : "This browser cannot keep what you write: its storage is full. Leave this page open until the connection is back."}{" "}
            {waiting === 1 ? "1 answer waits." : `${waiting} answers wait.`}
          </p>
        </Flex>
      )}
      {answer.other && (
        <Flex role="alert" css={strip}>
          <CircleAlert size={14} aria-hidden />
          <p>
            <b>
              This answer was changed in another window
              {answer.other.at && ` at ${time(answer.other.at)}`}.
            </b>{" "}
            Nothing is overwritten. Keep one, or put them together.
          </p>
        </Flex>
      )}
    </>
  );
};

const strip = {
  gap: "2.5",
  px: { base: "4", md: "5" },
  py: "2.5",
  bg: "orange.subtle",
  color: "orange.fg",
  textStyle: "sm",
  borderBottomWidth: "1px",
  "& svg": { flex: "none", mt: "0.5" },
} as const;

export const Hint = chakra("p", { base: { textStyle: "xs", color: "fg.muted" } });
