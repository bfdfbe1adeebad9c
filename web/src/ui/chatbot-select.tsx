import { NativeSelect } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { query } from "../lib/api.ts";

export interface ChatbotSelectProps {
  /** The chosen chatbot's id. */
  value: string | undefined;
  onChange: (id: string) => void;
  /** The name for screen readers where no Field labels it. */
  label?: string;
}

/** The owner's active chatbots by name. */
export const ChatbotSelect = ({ value, onChange, label }: ChatbotSelectProps) => {
  const { data } = useQuery(query("chatbots", "list", { limit: 100 }));
  const active = (data?.items ?? [])
    .filter((chatbot) => chatbot.status === "active")
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <NativeSelect.Root disabled={!data}>
      <NativeSelect.Field
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(label && { "aria-label": label })}
      >
        <option value="" disabled>
          Choose a chatbot
        </option>
        {active.map((chatbot) => (
          <option key={chatbot.id} value={chatbot.id}>
            {chatbot.name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
