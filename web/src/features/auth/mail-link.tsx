import { Link } from "@chakra-ui/react";
import { config } from "../../lib/config.ts";

/** Leads to where the installation's mail can be read, if it does not leave the machine. */
export const MailLink = () => {
  const { mailUrl } = config();
  if (!mailUrl) return null;
  return (
    <Link href={mailUrl} target="_blank" rel="noreferrer" textStyle="sm">
      Open the mailbox
    </Link>
  );
};
