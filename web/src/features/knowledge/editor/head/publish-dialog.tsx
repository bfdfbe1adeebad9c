import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { TickBox } from "../../tick-box.tsx";
import { counted, publicLink } from "../../words.ts";
import { usePublishing, useUnpublishing } from "./use-publication.ts";

/** Publishes a template; with the link switched off, its address is retired. */
export const PublishDialog = ({ template, onClose }: { template: TemplateDetail; onClose: () => void }) => {
  const [isActive, setActive] = useState(true);
  const publishing = usePublishing(template, onClose);
  const retiring = useUnpublishing(template, onClose);
  const isBusy = publishing.isPending || retiring.isPending;
  const canRetire = template.public_slug !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Publish template"
      lead="The sections and questions can then be read and copied by anyone with the link. Answers are never part of it."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          {isActive ? (
            <Button loading={isBusy} onClick={() => publishing.mutate(undefined)}>
              Publish
            </Button>
          ) : (
            <Button
              colorPalette="red"
              disabled={!canRetire}
              loading={isBusy}
              onClick={() => retiring.mutate({ retires_link: true })}
            >
              Retire link
            </Button>
          )}
        </>
      }
    >
      <Box display="grid" gap="4">
        <TickBox
          label="Link is active"
          help={
            canRetire
              ? "Switching it off retires this address for good. “Unpublish” in the header keeps it for later."
              : "Publishing gives the template an address."
          }
          isTicked={isActive}
          onTick={setActive}
        />
        {template.public_slug && <Address slug={template.public_slug} isPublic={template.is_public} />}
        {isActive && <Drafts templateId={template.id} />}
      </Box>
    </Dialog>
  );
};

const Address = ({ slug, isPublic }: { slug: string; isPublic: boolean }) => {
  const link = publicLink(slug);
  return (
    <div>
      <Text textStyle="sm" fontWeight="550" mb="1">
        Public link
      </Text>
      <chakra.div role="group" aria-label="Public link" css={address}>
        <chakra.span translate="no">{link}</chakra.span>
        <CopyButton text={link} says="Public link copied to clipboard!" />
        {isPublic && (
          <Button asChild variant="ghost">
            <a href={link} target="_blank" rel="noopener">
              <ArrowUpRight size={14} />
              Open
            </a>
          </Button>
        )}
      </chakra.div>
    </div>
  );
};

/** Which draft interviews become public with the template; silent while there are none. */
const Drafts = ({ templateId }: { templateId: string }) => {
  const { data } = useQuery(query("knowledgeInterviews", "list", { templateId, status: "draft", limit: 20 }));
  if (!data || data.items.length === 0) return null;
  const names = data.items.map(({ interviewee_name }) => interviewee_name).join(", ");
  const count = data.cursor ? "More than 20 draft interviews" : counted(data.items.length, "draft interview");
  const verb = data.items.length === 1 ? "becomes" : "become";
  return (
    <Text
      textStyle="sm"
      bg="blue.subtle"
      color="blue.fg"
      borderRadius="l2"
      px="3"
      py="2"
      overflowWrap="anywhere"
    >
      {count} {verb} published and public with it: <bdi>{names}</bdi>.
    </Text>
  );
};

const address = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  bg: "bg.subtle",
  "& > span": {
    flex: "1 1 12rem",
    minW: "0",
    px: "2.5",
    py: "1.5",
    textStyle: "sm",
    fontFamily: "mono",
    overflowWrap: "anywhere",
    userSelect: "all",
  },
} as const;
