import { Box, Button, chakra } from "@chakra-ui/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { chatbotPages } from "#web/ui/chatbot-picker/chatbot-pages.ts";
import { ChatbotSelect } from "#web/ui/chatbot-picker/chatbot-select.tsx";
import { useChoices } from "#web/ui/chatbot-picker/use-choices.ts";
import { Field } from "#web/ui/form/field.tsx";
import type { JobForm } from "./job-form.ts";

interface ChatbotFieldProps {
  link: string;
  onLeave: () => void;
  isGone?: boolean;
}

/** One of the active chatbots, which conducts the interviews. The link beside it keeps what is written. */
export const ChatbotField = ({ link, onLeave, isGone }: ChatbotFieldProps) => {
  const { watch, formState } = useFormContext<JobForm>();
  const { chatbots, isLoading, isFailed } = useChoices(watch("rag_system_id") || undefined, false);
  useEffect(() => {
    if (isFailed) toast.error("Failed to load chatbots");
  }, [isFailed]);
  const isUnchanged = !formState.dirtyFields.rag_system_id;
  const gone =
    isGone && isUnchanged ? "The chatbot of this posting was deleted. Choose another one." : undefined;
  const hasNone = !isLoading && !isFailed && chatbots.length === 0;
  return (
    <Box position="relative">
      <chakra.span css={beside} asChild>
        <Link to={paths.chatbots()} onClick={onLeave}>
          {link}
        </Link>
      </chakra.span>
      <Controller<JobForm, "rag_system_id">
        name="rag_system_id"
        render={({ field, fieldState }) => (
          <Field
            label="Chatbot"
            error={fieldState.error?.message ?? gone}
            help={
              isFailed ? (
                <Retry />
              ) : hasNone ? (
                "You have no chatbot yet. Create one; what you have written here is kept."
              ) : (
                "One of your active chatbots. It conducts the interview."
              )
            }
          >
            <ChatbotSelect ref={field.ref} value={field.value || undefined} onChange={field.onChange} />
          </Field>
        )}
      />
    </Box>
  );
};

const beside = {
  position: "absolute",
  insetInlineEnd: "0",
  top: "0",
  textStyle: "sm",
  color: "accent.fg",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
} as const;

const Retry = () => {
  const client = useQueryClient();
  return (
    <>
      The chatbots could not be loaded.{" "}
      <Button variant="plain" onClick={() => void client.refetchQueries({ queryKey: chatbotPages.queryKey })}>
        Retry
      </Button>
    </>
  );
};
