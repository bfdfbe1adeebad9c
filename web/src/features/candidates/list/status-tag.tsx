import { statusPalettes } from "#web/ui/application-words.ts";
import { Tag } from "#web/ui/tag.tsx";
import { statusNames } from "../words.ts";

/** The status as a badge. An unknown one, from a later release, is grey and stands as it is. */
export const StatusTag = ({ status }: { status: string }) =>
  isKnown(status) ? (
    <Tag palette={statusPalettes[status]}>{statusNames[status]}</Tag>
  ) : (
    <Tag palette="gray">{status}</Tag>
  );

const isKnown = (status: string): status is keyof typeof statusNames => Object.hasOwn(statusNames, status);
