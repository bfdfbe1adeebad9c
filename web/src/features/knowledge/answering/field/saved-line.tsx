import { chakra } from "@chakra-ui/react";
import { Check, CloudOff, Loader } from "lucide-react";
import { time } from "#web/lib/format/dates.ts";
import type { Answers } from "../drafts/use-answers.ts";

/** Whether the server has everything that was typed. */
export const SavedLine = ({ answers }: { answers: Answers }) => {
  const { icon: Icon, words } = wordsFor(answers);
  return (
    <chakra.span role="status" css={line}>
      {words && <Icon size={14} aria-hidden />}
      {words}
    </chakra.span>
  );
};

const wordsFor = ({ connection, answers }: Answers) => {
  const isKept = [...answers.values()].every((one) => one.isKept !== false);
  if (connection === "offline" && isKept) return { icon: CloudOff, words: "On this device" };
  if (connection === "offline" || connection === "waiting") return { icon: CloudOff, words: "Not saved yet" };
  if (connection === "saving") return { icon: Loader, words: "Saving" };
  const latest = [...answers.values()]
    .flatMap(({ at }) => at ?? [])
    .toSorted()
    .at(-1);
  return { icon: Check, words: latest ? `Saved ${time(latest)}` : "" };
};

const line = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "1.5",
  minW: "6.5rem",
  textStyle: "xs",
  color: "fg.muted",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;
