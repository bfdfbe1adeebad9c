import { Box, chakra, Heading } from "@chakra-ui/react";
import { Clock3, Eye, FileText, Mic, Undo2 } from "lucide-react";
import type { UseFormRegisterReturn } from "react-hook-form";
import type { PublicInterview } from "#shared/knowledge/interview-shapes.ts";

interface NoticeProps {
  interview: PublicInterview;
  /** The tick for being named. */
  named: UseFormRegisterReturn;
}

/** Tells which parts of the answers are kept, for how long, and who reads them. Another wording needs a new `noticeVersion`. */
export const Notice = ({ interview: { host, rag_system_name }, named }: NoticeProps) => (
  <Box css={facts}>
    <Heading as="h2" textStyle="h3">
      What happens with what you write or say
    </Heading>
    <ul>
      <li>
        <FileText size={16} aria-hidden />
        <p>
          <b>Kept:</b> your answers, your recordings and their transcripts, the files you attach, your name
          and your email address, and when you answered.
        </p>
      </li>
      <li>
        <Eye size={16} aria-hidden />
        <p>
          <b>Read by:</b> <bdi>{host}</bdi>
          {rag_system_name ? (
            <>
              {" "}
              and everybody who asks the chatbot <bdi>{rag_system_name}</bdi>, which cites your words.
            </>
          ) : (
            "."
          )}
        </p>
      </li>
      <li>
        <Mic size={16} aria-hidden />
        <p>
          <b>Heard by:</b> the team of <bdi>{host}</bdi> alone. The chatbot cites the words, never the sound.
        </p>
      </li>
      <li>
        <Clock3 size={16} aria-hidden />
        <p>
          <b>For how long:</b> until <bdi>{host}</bdi> deletes it or you take it back.
        </p>
      </li>
      <li>
        <Undo2 size={16} aria-hidden />
        <p>
          <b>You can take it back</b> on this page, all that you typed, said or attached here, at any time.
        </p>
      </li>
    </ul>
    <chakra.label css={tick}>
      <input type="checkbox" {...named} />
      <span>
        <b>My name may be shown</b>
        <small>Without the tick the chatbot cites you without your name.</small>
      </span>
    </chakra.label>
  </Box>
);

const facts = {
  borderTopWidth: "1px",
  pt: "4",
  display: "grid",
  gap: "3",
  "& ul": { display: "grid", gap: "3", listStyleType: "none" },
  "& li": {
    display: "grid",
    gridTemplateColumns: "16px minmax(0, 1fr)",
    gap: "3",
    textStyle: "sm",
    color: "fg.muted",
  },
  "& li svg": { color: "accent.fg", mt: "1px" },
  "& b": { color: "fg", fontWeight: "550" },
} as const;

const tick = {
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  gap: "3",
  py: "2",
  cursor: "pointer",
  textStyle: "sm",
  "& input": { boxSize: "4", m: "0", mt: "0.5", accentColor: "accent.solid", cursor: "pointer" },
  "& small": { display: "block", textStyle: "sm", color: "fg.muted" },
} as const;
