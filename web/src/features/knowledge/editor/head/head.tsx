import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { ArrowLeft, UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { View } from "../use-view.ts";
import { Commands } from "./commands.tsx";

const DetailsForm = lazyDialog(async () => (await import("./details-form.tsx")).DetailsForm);

const CreateInterview = lazyDialog(
  async () => (await import("../../interviews/create-interview-dialog.tsx")).CreateInterviewDialog,
);

interface HeadProps {
  template: TemplateDetail;
  view: View;
  isReadOnly?: boolean;
}

/** Name, link and commands of a template, or the form that changes its details. */
export const Head = ({ template, view, isReadOnly = false }: HeadProps) => {
  const [isEditing, setEditing] = useState(false);
  const [isInviting, setInviting] = useState(false);
  return (
    <Box as="header" px={{ base: "4", md: "8" }} pt={{ base: "3", md: "5" }} pb="2" borderBottomWidth="1px">
      <Flex align="center" justify="space-between" gap="2" ms="-3" mb="2">
        <Button asChild variant="ghost">
          <Link to={paths.knowledge()}>
            <ArrowLeft size={16} />
            Back
          </Link>
        </Button>
        {!isReadOnly && (
          <Button variant={isEditing ? "outline" : "solid"} onClick={() => setInviting(true)}>
            <UserRoundPlus size={16} />
            Create Interview
          </Button>
        )}
      </Flex>
      {isEditing ? (
        <DetailsForm template={template} onClose={() => setEditing(false)} />
      ) : (
        <Words template={template} isReadOnly={isReadOnly} />
      )}
      {!isReadOnly && <Commands template={template} view={view} onEdit={() => setEditing(true)} />}
      {isInviting && <CreateInterview open template={template} onClose={() => setInviting(false)} />}
    </Box>
  );
};

const Words = ({ template, isReadOnly }: { template: TemplateDetail; isReadOnly: boolean }) => (
  <Box pb="1">
    <Heading as="h1" textStyle="h1" display="inline" me="1.5" overflowWrap="anywhere" dir="auto">
      {template.name}
    </Heading>
    <chakra.span display="inline-flex" gap="1" verticalAlign="0.2em">
      <Tag palette={template.is_public ? "accent" : "gray"}>{template.is_public ? "Public" : "Private"}</Tag>
      {!template.can_edit && <Tag palette="blue">Shared with you</Tag>}
    </chakra.span>
    <Text color="fg.muted" mt="1" maxW="66ch" textWrap="pretty" overflowWrap="anywhere">
      {template.description && <bdi>{template.description} </bdi>}
      <About template={template} isReadOnly={isReadOnly} />
    </Text>
  </Box>
);

const About = ({ template, isReadOnly }: { template: TemplateDetail; isReadOnly: boolean }) => {
  const { domain, rag_system_id, rag_system_name } = template;
  if (isReadOnly) return <>{domainNames[domain]}. Only its account changes it.</>;
  if (!rag_system_id || !rag_system_name)
    return <>{domainNames[domain]}. You pick a chatbot for each interview.</>;
  return (
    <>
      {domainNames[domain]}, answered into{" "}
      <chakra.span color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
        <Link to={paths.documents(rag_system_id)}>
          <bdi>{rag_system_name}</bdi>
        </Link>
      </chakra.span>
      .
    </>
  );
};
