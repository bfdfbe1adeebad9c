import { Box, Button, chakra, Heading, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import type { Rehearsed } from "#shared/integrations/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { FormValues } from "./integration-form.ts";

/** Which of the last questions the triggers of the form would have taken. */
export const Rehearsal = ({ chatbotId }: { chatbotId: string }) => {
  const { getValues } = useFormContext<FormValues>();
  const rehearse = useMutation({
    mutationFn: () => {
      const { triggers, api_url_template } = getValues();
      return api.integrations.rehearse({
        chatbotId,
        triggers,
        api_url_template: api_url_template || "https://example.com/",
      });
    },
    meta: { failure: "Failed to check the last questions" },
  });
  return (
    <Box as="aside" aria-label="The last 100 questions" css={panel}>
      <Heading as="h3" textStyle="h3">
        In the last 100 questions
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="3">
        See which of them these triggers match, before you save.
      </Text>
      <Button variant="outline" loading={rehearse.isPending} onClick={() => rehearse.mutate()}>
        Check the triggers
      </Button>
      {rehearse.data && <Found {...rehearse.data} />}
    </Box>
  );
};

const Found = ({ asked, items }: { asked: number; items: Rehearsed[] }) => {
  const lacking = items.filter(({ missing }) => missing.length > 0).length;
  return (
    <Stack gap="2" mt="4" role="status">
      <Text textStyle="sm">
        {asked === 0
          ? "Nobody has asked this chatbot anything that is kept."
          : `${items.length} of ${asked} would have asked this API${lacking > 0 ? `, ${lacking} of them without a value that it needs` : ""}.`}
      </Text>
      <chakra.ul listStyleType="none">
        {items.map(({ question, params, missing }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same question may be asked twice, and the list never moves
          <chakra.li key={at} css={line}>
            <Text truncate title={question} flex="1" minW="0">
              {question}
            </Text>
            {missing.length > 0 ? (
              <Tag palette="orange">no {missing.join(", ")}</Tag>
            ) : (
              Object.entries(params).map(([name, value]) => (
                <Tag key={name} palette="blue">
                  {value}
                </Tag>
              ))
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </Stack>
  );
};

const panel = {
  bg: "bg.subtle",
  borderWidth: "1px",
  borderRadius: "l3",
  p: "4",
  alignSelf: "start",
  minW: "0",
};
const line = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  py: "1.5",
  borderTopWidth: "1px",
  textStyle: "sm",
};
