import { Box, Button, Stack, Text } from "@chakra-ui/react";
import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { queuedToasts, type ToastMessage } from "../../lib/toaster.ts";

/** Shows queued toasts without the toast library, when its code cannot be fetched. */
export const PlainToasts = () => {
  const messages = useSyncExternalStore(queuedToasts.subscribe, queuedToasts.list);
  return createPortal(
    <Stack position="fixed" top={{ base: "1.5", md: "20" }} right={{ base: "3", md: "6" }} zIndex="toast">
      {messages.map((message) => (
        <PlainToast key={`${message.title} ${message.description}`} message={message} />
      ))}
    </Stack>,
    document.body,
  );
};

const PlainToast = ({ message }: { message: ToastMessage }) => {
  useEffect(() => {
    if (!Number.isFinite(message.duration)) return;
    const timer = setTimeout(() => queuedToasts.remove(message), message.duration);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <Stack
      role={message.type === "error" ? "alert" : "status"}
      direction="row"
      align="center"
      maxW="24rem"
      ps="4"
      py="1"
      bg="bg.inverted"
      color="fg.inverted"
      borderRadius="l3"
      textStyle="sm"
    >
      <Box flex="1">
        <Text fontWeight="550">{message.title}</Text>
        {message.description && <Text>{message.description}</Text>}
      </Box>
      <Button variant="plain" px="4" color="fg.inverted" onClick={() => queuedToasts.remove(message)}>
        Close
      </Button>
    </Stack>
  );
};
