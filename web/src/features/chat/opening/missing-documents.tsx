import { Box, Button } from "@chakra-ui/react";
import { FileClock, FilePlus2, FileX, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import type { Readiness } from "./use-readiness.ts";

interface MissingDocumentsProps {
  chatbot: Chatbot;
  readiness: Exclude<Readiness, "ready">;
}

/** Says before the first question why the chatbot cannot answer from documents, with the button that mends it. */
export const MissingDocuments = ({ chatbot: { id, name }, readiness }: MissingDocumentsProps) => {
  const { icon, title, text, action } = words[readiness];
  return (
    <Box maxW="43rem" mx="auto" role="status" css={{ "& + article": { mt: "8" } }}>
      <EmptyState
        icon={icon}
        title={title(name)}
        action={
          <Button asChild variant={readiness === "empty" ? "solid" : "outline"}>
            <Link to={paths.documents(id)}>{action}</Link>
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Box>
  );
};

interface Words {
  icon: LucideIcon;
  title: (name: string) => string;
  text: string;
  action: string;
}

const words: Record<MissingDocumentsProps["readiness"], Words> = {
  empty: {
    icon: FilePlus2,
    title: (name) => `${name} has no documents yet`,
    text: "It answers from what you upload and from nothing else. One file is enough to begin.",
    action: "Add documents",
  },
  reading: {
    icon: FileClock,
    title: (name) => `The documents of ${name} are being read`,
    text: "You can ask as soon as the first one is ready. This takes a few seconds.",
    action: "See how far they are",
  },
  unreadable: {
    icon: FileX,
    title: (name) => `No document of ${name} could be read`,
    text: "The list says why for each file, and what you can do about it.",
    action: "Open the documents",
  },
};
