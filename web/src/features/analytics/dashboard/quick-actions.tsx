import { Button, Grid } from "@chakra-ui/react";
import { AppWindow, FileUp, MessageCircleQuestionMark, Plus } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";

const links = [
  { name: "Upload Documents", icon: FileUp, to: paths.documents() },
  { name: "Test Chatbot", icon: MessageCircleQuestionMark, to: paths.chat() },
  { name: "Build Widget", icon: AppWindow, to: paths.widgets() },
];

const looks = {
  variant: "outline",
  size: "lg",
  justifyContent: "flex-start",
  px: "3",
  textStyle: "sm",
} as const;

/** Shortcuts to the four most frequent tasks. */
export const QuickActions = ({ onCreate }: { onCreate: () => void }) => (
  <Grid
    as="nav"
    aria-label="Quick actions"
    gap="2"
    gridTemplateColumns="minmax(0, 1fr)"
    _icon={{ color: "accent.fg" }}
    css={{
      "@container sheet (min-width: 30rem)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      "@container sheet (min-width: 56rem)": { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    }}
  >
    <Button {...looks} onClick={onCreate}>
      <Plus />
      Create New Chatbot
    </Button>
    {links.map(({ name, icon: Icon, to }) => (
      <Button key={name} asChild {...looks}>
        <Link to={to}>
          <Icon />
          {name}
        </Link>
      </Button>
    ))}
  </Grid>
);
