import { Button, Flex } from "@chakra-ui/react";
import { EyeOff, Globe, Link2, MessagesSquare, Pencil, Trash2, UsersRound } from "lucide-react";
import { useState } from "react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { publicLink } from "../../words.ts";
import type { View } from "../use-view.ts";
import { SavedLine } from "./saved-line.tsx";

const PublishDialog = lazyDialog(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const UnpublishDialog = lazyDialog(async () => (await import("./unpublish-dialog.tsx")).UnpublishDialog);
const DeleteDialog = lazyDialog(async () => (await import("./delete-dialog.tsx")).DeleteDialog);
const ShareDialog = lazyDialog(async () => (await import("../sharing/share-dialog.tsx")).ShareDialog);

interface CommandsProps {
  template: TemplateDetail;
  view: View;
  onEdit: () => void;
}

/** Everything that is done with a template as a whole; tiles on phones. */
export const Commands = ({ template, view, onEdit }: CommandsProps) => {
  const [dialog, setDialog] = useState<"publish" | "unpublish" | "share" | "delete">();
  const close = () => setDialog(undefined);
  return (
    <Flex role="group" aria-label="Template" css={row}>
      <Button variant="ghost" onClick={onEdit}>
        <Pencil size={15} />
        Edit Details
      </Button>
      <Button variant="ghost" onClick={() => setDialog("share")}>
        <UsersRound size={15} />
        Team Sharing
      </Button>
      {template.is_public ? (
        <>
          {template.public_slug && (
            <CopyButton
              text={publicLink(template.public_slug)}
              says="Public link copied to clipboard!"
              label="Copy Public Link"
            />
          )}
          <Button variant="ghost" onClick={() => setDialog("publish")}>
            <Link2 size={15} />
            Link Settings
          </Button>
          <Button variant="ghost" onClick={() => setDialog("unpublish")}>
            <EyeOff size={15} />
            Unpublish
          </Button>
        </>
      ) : (
        <Button variant="ghost" onClick={() => setDialog("publish")}>
          <Globe size={15} />
          Publish
        </Button>
      )}
      <Button variant="ghost" aria-expanded={view.hasInterviews} onClick={view.toggleInterviews}>
        <MessagesSquare size={15} />
        {view.hasInterviews ? "Hide Interviews" : "Show Interviews"}
      </Button>
      <Button variant="ghost" colorPalette="red" color="red.fg" onClick={() => setDialog("delete")}>
        <Trash2 size={15} />
        Delete Template
      </Button>
      <SavedLine template={template} />
      {dialog === "publish" && <PublishDialog template={template} onClose={close} />}
      {dialog === "unpublish" && <UnpublishDialog template={template} onClose={close} />}
      {dialog === "share" && <ShareDialog template={template} onClose={close} />}
      {dialog === "delete" && <DeleteDialog template={template} onClose={close} />}
    </Flex>
  );
};

const row = {
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0.5",
  mx: "-2.5",
  mt: "3",
  "& > button": { px: "2.5" },
  "& > .saved": { ms: "auto", me: "2.5" },
  "@container sheet (max-width: 44rem)": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "1.5",
    mx: "0",
    "& > button": {
      flexDirection: "column",
      gap: "0.5",
      h: "3.25rem",
      px: "1",
      borderColor: "border",
      textStyle: "xs",
      whiteSpace: "normal",
      textAlign: "center",
    },
    "& > .saved": { gridColumn: "1 / -1", justifySelf: "end", me: "0" },
  },
} as const;
