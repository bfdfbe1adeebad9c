import { Box, Button, chakra, Grid } from "@chakra-ui/react";
import { countWords } from "#shared/knowledge/rules.ts";
import { time } from "#web/lib/format/dates.ts";
import { counted } from "../../words.ts";
import type { Answer } from "../drafts/answer.ts";
import { differing } from "./differing.ts";

interface ConflictBoxProps {
  answer: Answer;
  onChoose: (text: string) => void;
}

/** Both texts of an answer side by side; what differs is underlined. */
export const ConflictBox = ({ answer: { text, other }, onChoose }: ConflictBoxProps) => {
  if (!other) return null;
  return (
    <div>
      <Grid gap="3" gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
        <Version title="This window" text={text} other={other.text} onKeep={() => onChoose(text)} />
        <Version
          title="Other window"
          text={other.text}
          other={text}
          at={other.at}
          onKeep={() => onChoose(other.text)}
        />
      </Grid>
      <Button variant="outline" mt="3" onClick={() => onChoose(`${text.trim()}\n\n${other.text.trim()}`)}>
        Put both into the field
      </Button>
    </div>
  );
};

interface VersionProps {
  title: string;
  text: string;
  other: string;
  at?: string;
  onKeep: () => void;
}

const Version = ({ title, text, other, at, onKeep }: VersionProps) => {
  const { before, own, after } = differing(text, other);
  return (
    <Box as="article" aria-label={title} css={card}>
      <header>
        <b>{title}</b>
        <small>
          {at && `${time(at)}, `}
          {counted(countWords(text), "word")}
        </small>
      </header>
      <chakra.p dir="auto">
        {before}
        <ins>{own}</ins>
        {after}
        {!text && <em>Empty</em>}
      </chakra.p>
      <Button variant="outline" onClick={onKeep}>
        Keep this one
      </Button>
    </Box>
  );
};

const card = {
  display: "grid",
  gap: "3",
  alignContent: "start",
  p: "4",
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
  "& header": { display: "flex", justifyContent: "space-between", gap: "3" },
  "& b": { fontWeight: "600" },
  "& small": { textStyle: "xs", color: "fg.muted" },
  "& p": {
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    maxH: "20rem",
    overflow: "auto",
    textStyle: "lg",
  },
  "& ins": {
    textDecorationColor: "accent.solid",
    textDecorationThickness: "2px",
    textUnderlineOffset: "3px",
  },
  "& button": { justifySelf: "start" },
} as const;
