import { Box, Button, Flex, Heading } from "@chakra-ui/react";
import { type LucideIcon, Mail, MessagesSquare, Phone, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { mailTo, phoneTo } from "#web/lib/format/reach.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import type { Changes } from "../changing/use-changes.ts";
import { nameOf } from "../words.ts";

interface LeadHeadProps {
  lead: LeadDetail;
  changes: Changes;
  onDeleted: () => void;
}

/** The name, the deletion, and what one does with a lead most. */
export const LeadHead = ({ lead, changes, onDeleted }: LeadHeadProps) => {
  const [isAsking, setAsking] = useState(false);
  const { conversation } = lead;
  const { email, phone } = lead.visitor_info;
  const remove = () => {
    setAsking(false);
    changes.remove([lead.id], onDeleted);
  };
  return (
    <Box>
      <Flex align="center" gap="2">
        <Heading as="h3" textStyle="h2" flex="1" minW="0" truncate title={nameOf(lead)}>
          <bdi>{nameOf(lead)}</bdi>
        </Heading>
        <Button
          variant="ghost"
          colorPalette="red"
          px="0"
          aria-label="Delete lead"
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} />
        </Button>
      </Flex>
      <Flex role="group" aria-label="Quick actions" gap="2" wrap="wrap" mt="2">
        <Action name="Send Email" icon={Mail} missing="This lead has no email address">
          {email && ((content) => <a href={mailTo(email)}>{content}</a>)}
        </Action>
        <Action name="Call" icon={Phone} missing="This lead has no phone number">
          {phone && ((content) => <a href={phoneTo(phone)}>{content}</a>)}
        </Action>
        <Action
          name="View Conversation"
          icon={MessagesSquare}
          missing="The visitor asked nothing, or the conversation was deleted"
        >
          {conversation &&
            ((content) => <Link to={paths.history({ conversation: conversation.id })}>{content}</Link>)}
        </Action>
      </Flex>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title="Delete this lead?"
        action="Delete lead"
      >
        Contact details and notes are erased after 15 minutes; until then the deletion can be undone. The
        conversation stays in the history.
      </ConfirmDialog>
    </Box>
  );
};

interface ActionProps {
  name: string;
  icon: LucideIcon;
  /** Why there is no link. */
  missing: string;
  /** The link around icon and name. */
  children: ((content: ReactNode) => ReactNode) | null | "";
}

const Action = ({ name, icon: Icon, missing, children: link }: ActionProps) => {
  const content = (
    <>
      <Icon size={14} />
      {name}
    </>
  );
  return link ? (
    <Button asChild variant="outline">
      {link(content)}
    </Button>
  ) : (
    <Button variant="outline" disabled title={missing}>
      {content}
    </Button>
  );
};
