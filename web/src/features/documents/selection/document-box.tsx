import type { ComponentProps } from "react";
import { useMay } from "#web/lib/session/account.ts";
import { SelectBox } from "#web/ui/select-box.tsx";

type DocumentBoxProps = Pick<
  ComponentProps<typeof SelectBox>,
  "label" | "isSelected" | "isMixed" | "onChange"
>;

/** A document's checkbox, for members who may delete what they select. */
export const DocumentBox = (props: DocumentBoxProps) =>
  useMay()("edits") && <SelectBox flex="none" p="2" m="-2" {...props} />;
