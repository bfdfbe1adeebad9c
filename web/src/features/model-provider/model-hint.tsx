import { Button, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Cpu } from "lucide-react";
import { useState } from "react";
import { query } from "../../lib/api/api.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

const ProviderDialog = lazyDialog(async () => (await import("./provider-dialog.tsx")).ProviderDialog);

/** For newcomers whose questions the built-in model answers: the way to a language model. */
export const ModelHint = () => {
  const { data } = useQuery(query("modelProvider", "read", {}));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const isNeeded = data.may_connect && !data.provider && data.installation.provider === "builtin";
  // the dialog asks a last question once there is a provider
  if (!isNeeded && !isOpen) return null;
  return (
    <>
      <Flex
        align="center"
        gap="3"
        wrap="wrap"
        px="5"
        py="3"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
      >
        <Cpu size={16} aria-hidden />
        <Text flex="1" minW="14rem" textStyle="sm">
          The built-in model answers with sentences of your documents. A language model answers in its own
          words.
        </Text>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Connect a language model
        </Button>
      </Flex>
      {isOpen && <ProviderDialog state={data} onClose={() => setOpen(false)} />}
    </>
  );
};
