import { Box, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { KnowledgeTemplate } from "#shared/knowledge/template-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { Tag } from "#web/ui/tag.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { domainIcons } from "../domain-icons.ts";
import { publicLink, sizeWords } from "../words.ts";
import { domainBox } from "./domain-box.ts";

/** One template; the link of its name covers the card. */
export const TemplateCard = ({ template }: { template: KnowledgeTemplate }) => {
  const Icon = domainIcons[template.domain];
  return (
    <Flex as="article" aria-label={template.name} css={card}>
      <Box flex="1" p="4">
        <Flex gap="3" align="flex-start">
          <chakra.span css={domainBox}>
            <Icon size={18} aria-hidden data-domain={template.domain} />
          </chakra.span>
          <Box flex="1" minW="0">
            <Heading as="h2" textStyle="h3" lineClamp="2" overflowWrap="anywhere" dir="auto">
              <Box asChild _after={cover}>
                <Link to={paths.knowledgeTemplate(template.id)} title={template.name}>
                  {template.name}
                </Link>
              </Box>
            </Heading>
            <Text textStyle="xs" color="fg.muted" mt="1px">
              {domainNames[template.domain]}
            </Text>
          </Box>
          {!template.can_edit && <Tag palette="blue">Shared with you</Tag>}
          {template.is_public && <Tag palette="accent">Public</Tag>}
        </Flex>
        <Text css={description} lineClamp="2" dir="auto">
          {template.description}
        </Text>
        <Text textStyle="xs" color="fg.muted" mt="3" fontVariantNumeric="tabular-nums">
          {sizeWords(template)}
        </Text>
      </Box>
      <Flex css={foot}>
        <chakra.span flex="1">Updated {day(template.updated_at)}</chakra.span>
        {template.public_slug && (
          <CopyButton
            size="xs"
            position="relative"
            text={publicLink(template.public_slug)}
            says="Public link copied to clipboard!"
            label="Copy link"
            aria-label={`Copy link to ${template.name}`}
          />
        )}
      </Flex>
    </Flex>
  );
};

const cover = { content: '""', position: "absolute", inset: "0", borderRadius: "l3" };

const card = {
  position: "relative",
  flexDirection: "column",
  w: "full",
  minW: "0",
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  _hover: { borderColor: "border.emphasized" },
} as const;

const description = {
  mt: "3",
  minH: "9",
  textStyle: "sm",
  color: "fg.muted",
  overflowWrap: "anywhere",
} as const;

const foot = {
  align: "center",
  alignItems: "center",
  gap: "3",
  minH: "10",
  ps: "4",
  pe: "1.5",
  borderTopWidth: "1px",
  borderBottomRadius: "9px",
  bg: "bg.subtle",
  color: "fg.subtle",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
} as const;
