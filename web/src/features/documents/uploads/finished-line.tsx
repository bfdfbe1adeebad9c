import { Button, chakra, Flex } from "@chakra-ui/react";
import { ArrowRight, CircleCheck, X } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import type { Upload } from "./upload.ts";

interface FinishedLineProps {
  chatbotId: string;
  uploads: readonly Upload[];
  onClose: () => void;
}

/** The finished files in one line, with the next step beside the words: toasts lie over the right end. */
export const FinishedLine = ({ chatbotId, uploads, onClose }: FinishedLineProps) => {
  const [first] = uploads;
  if (!first) return null;
  const name = uploads.length === 1 ? first.file.name : `${uploads.length} files`;
  return (
    <Flex css={line}>
      <chakra.span color="green.fg" flex="none" aria-hidden>
        <CircleCheck size={16} />
      </chakra.span>
      <chakra.span role="status" minW="0" overflowWrap="anywhere">
        <b>{name}</b> {uploads.length === 1 ? "is" : "are"} ready to answer
      </chakra.span>
      <Button asChild className="ask">
        <Link to={paths.chat(chatbotId)} state={{ question: "" }}>
          Ask about this
          <ArrowRight size={14} />
        </Link>
      </Button>
      <Button variant="ghost" px="0" ms="auto" aria-label="Close" onClick={onClose}>
        <X size={14} />
      </Button>
    </Flex>
  );
};

const line = {
  alignItems: "center",
  gap: "3",
  ps: "4",
  pe: "2",
  py: "2",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  "& b": { fontWeight: "550" },
  "@container sheet (max-width: 44rem)": {
    flexWrap: "wrap",
    "& [role=status]": { flex: "1" },
    "& .ask": { order: "1", w: "full", me: "2", mb: "1" },
  },
} as const;
