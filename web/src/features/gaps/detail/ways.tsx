import { Box, Button, Grid, Text } from "@chakra-ui/react";
import { FilePlus, PenLine, UserRoundPlus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { GapDetail } from "#shared/gaps/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useAct } from "../queries.ts";
import type { View } from "../use-view.ts";

/** Three ways to close a gap. */
export const Ways = ({ gap: { id, chatbotId }, view }: { gap: GapDetail; view: View }) => {
  const navigate = useNavigate();
  const { mutate, isPending } = useAct(id, "The document is not awaited");
  const addDocument = () =>
    mutate({ action: "awaitDocument" }, { onSuccess: () => void navigate(paths.documents(chatbotId)) });
  return (
    <Grid css={ways}>
      <Box>
        <Text>You know it. Two sentences are enough; they become a document.</Text>
        <Button onClick={() => view.set({ way: "answer" })}>
          <PenLine size={14} />
          Write the answer
        </Button>
      </Box>
      <Box>
        <Text>It stands in a file that the chatbot does not have yet.</Text>
        <Button variant="outline" loading={isPending} onClick={addDocument}>
          <FilePlus size={14} />
          Add a document
        </Button>
      </Box>
      <Box>
        <Text>Somebody else knows. They get a link and answer in text.</Text>
        <Button variant="outline" onClick={() => view.set({ way: "ask" })}>
          <UserRoundPlus size={14} />
          Ask a colleague
        </Button>
      </Box>
    </Grid>
  );
};

const ways = {
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  gridTemplateColumns: "minmax(0, 1fr)",
  "& > div": { display: "flex", flexDirection: "column", gap: "3", p: "4" },
  "& > div + div": { borderTopWidth: "1px" },
  "& p": { flex: "1", color: "fg.muted", textStyle: "sm" },
  "@container sheet (min-width: 40rem)": {
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    "& > div + div": { borderTopWidth: "0", borderInlineStartWidth: "1px" },
  },
} as const;
