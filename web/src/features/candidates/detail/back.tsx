import { Box, Button } from "@chakra-ui/react";
import { ChevronLeft } from "lucide-react";
import { useEffect, useRef } from "react";

/** The way back, where the candidate has taken the place of the list. */
export const Back = ({ onClose }: { onClose: () => void }) => {
  const back = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = back;
    if (!current?.checkVisibility()) return;
    current.scrollIntoView();
    current.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <Box ref={back} className="back" px="3" pt="3" scrollMarginTop="4">
      <Button variant="ghost" onClick={onClose}>
        <ChevronLeft size={14} />
        All candidates
      </Button>
    </Box>
  );
};
