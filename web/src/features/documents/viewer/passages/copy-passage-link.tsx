import { useLocation } from "react-router-dom";
import { absolute } from "#web/lib/feature/paths.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";

/** Copies the address that opens the document at this passage. */
export const CopyPassageLink = ({ number }: { number: number }) => {
  const { pathname } = useLocation();
  return (
    <CopyButton
      text={absolute(`${pathname}?passage=${number}`)}
      says="Link to the passage copied"
      label="Copy link"
      size="xs"
    />
  );
};
