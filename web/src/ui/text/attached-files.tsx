import { chakra } from "@chakra-ui/react";
import { Paperclip } from "lucide-react";
import type { Message } from "#shared/conversations/shapes.ts";
import { fileSize } from "../../lib/format/file-size.ts";

/** The files that a visitor attached to a question; only their text was kept, for its conversation. */
export const AttachedFiles = ({ files = [] }: { files: Message["attachments"] }) =>
  files.map(({ id, filename, bytes }) => (
    <chakra.p key={id} display="flex" alignItems="center" gap="1.5" textStyle="sm" color="fg.muted">
      <Paperclip size={13} aria-hidden />
      <span>
        attached <bdi>{filename}</bdi> ({fileSize(bytes)})
      </span>
    </chakra.p>
  ));
