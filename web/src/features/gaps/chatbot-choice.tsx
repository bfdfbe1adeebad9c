import { NativeSelect } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/api/api.ts";
import type { View } from "./use-view.ts";

const maxChatbots = 100;

/** All chatbots, or one of them. */
export const ChatbotChoice = ({ view: { chatbotId = "", set } }: { view: View }) => {
  const { data } = useQuery(query("chatbots", "list", { limit: maxChatbots }));
  return (
    <NativeSelect.Root w="11rem">
      <NativeSelect.Field
        aria-label="Chatbot"
        value={chatbotId}
        onChange={(event) => set({ chatbot: event.currentTarget.value, gap: undefined })}
      >
        <option value="">All chatbots</option>
        {data?.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
};
