import { Box, Button, Text } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { mayDiscard, unsaved } from "../../lib/browser/unsaved.ts";
import { useOutdated } from "../../lib/code/release.ts";

/** Offers to reload when a new release is out; never while a form has changes. */
export const NewRelease = () => {
  const isOutdated = useOutdated();
  const isEditing = useSyncExternalStore(unsaved.subscribe, unsaved.exists);
  if (!isOutdated || isEditing) return null;
  return (
    <Box role="status" mx="2" mb="3" p="3" bg="bg.surface" borderRadius="l2" boxShadow="sheet" css={inTopBar}>
      <Text className="words" textStyle="sm" mb="2">
        A new version of Docent is ready.
      </Text>
      <Button variant="outline" onClick={() => void reload()}>
        <RotateCw size={14} />
        Reload
      </Button>
    </Box>
  );
};

const reload = async (): Promise<void> => {
  if (isQuiet() || (await mayDiscard())) location.reload();
};

/** No message half written and no answer being read. */
const isQuiet = (): boolean =>
  !document.querySelector("main [aria-busy=true]") &&
  [...document.querySelectorAll("textarea")].every((field) => field.value.trim() === "" || field.readOnly);

/** On phones only the button, beside the logo. */
const inTopBar = {
  "header &": { m: "0", ms: "auto", me: "2", p: "0", bg: "transparent", boxShadow: "none" },
  "header & .words": { srOnly: true },
};
