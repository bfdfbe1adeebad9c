import { Checkbox, chakra, Text } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import type { Unchanged } from "./use-in-chatbots.ts";

interface ChatbotChecksProps {
  chatbots: { id: string; name: string }[];
  checked: string[];
  failed: Unchanged[];
  onChange: (checked: string[]) => void;
}

/** A checkbox for each chatbot, with the reason if its model was not changed. */
export const ChatbotChecks = ({ chatbots, checked, failed, onChange }: ChatbotChecksProps) => (
  <chakra.fieldset border="0" p="0" m="0" minW="0">
    <chakra.legend textStyle="sm" fontWeight="550" mb="1">
      Chatbots
    </chakra.legend>
    <chakra.div display="grid" maxH="15rem" overflow="auto" px="1" mx="-1">
      {chatbots.map(({ id, name }) => {
        const reason = failed.find((one) => one.id === id)?.reason;
        return (
          <Checkbox.Root
            key={id}
            checked={checked.includes(id)}
            onCheckedChange={({ checked: isChecked }) =>
              onChange(isChecked === true ? [...checked, id] : checked.filter((one) => one !== id))
            }
            alignItems="flex-start"
            py={{ base: "2.5", md: "1.5" }}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control mt="0.5" />
            <Checkbox.Label minW="0" overflowWrap="anywhere">
              <bdi>{name}</bdi>
              {reason && (
                <Text as="span" display="flex" gap="1.5" textStyle="xs" color="fg.error" fontWeight="400">
                  <CircleAlert size={14} aria-hidden style={{ flex: "none" }} />
                  {reason}
                </Text>
              )}
            </Checkbox.Label>
          </Checkbox.Root>
        );
      })}
    </chakra.div>
  </chakra.fieldset>
);
