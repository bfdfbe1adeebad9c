import { chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { Tag } from "#web/ui/tag.tsx";
import { importancePalettes, lengthWords } from "../questions/importance-words.ts";

/** Sections and questions as those read them who change nothing. */
export const ReadOnlySections = ({ sections }: { sections: TemplateSection[] }) => (
  <Stack gap="8" maxW="52rem">
    {sections.length === 0 && <Text color="fg.muted">This template has no sections yet.</Text>}
    {sections.map(({ id, title, description, section_order, questions }) => (
      <section key={id} aria-labelledby={id}>
        <Heading as="h2" id={id} textStyle="h3" overflowWrap="anywhere">
          <chakra.span color="fg.subtle" fontWeight="500" me="2">
            {section_order}
          </chakra.span>
          <bdi>{title}</bdi>
        </Heading>
        {description && (
          <Text textStyle="sm" color="fg.muted" dir="auto" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        <chakra.ol listStyleType="none" mt="2" borderTopWidth="1px" aria-label={`Questions of ${title}`}>
          {questions.map((question) => (
            <chakra.li key={question.id} py="2" borderBottomWidth="1px">
              <Flex gap="2.5">
                <chakra.span color="fg.subtle" textStyle="sm" minW="7" fontVariantNumeric="tabular-nums">
                  {section_order}.{question.question_order}
                </chakra.span>
                <chakra.div flex="1" minW="0" overflowWrap="anywhere" dir="auto">
                  {question.question_text}
                  <Flex gap="2.5" mt="1" align="center" textStyle="xs" color="fg.subtle">
                    <Tag palette={importancePalettes[question.importance]}>{question.importance}</Tag>
                    {lengthWords(question.expected_word_count)}
                  </Flex>
                </chakra.div>
              </Flex>
            </chakra.li>
          ))}
        </chakra.ol>
      </section>
    ))}
  </Stack>
);
