import { Link } from "@chakra-ui/react";
import { config } from "#web/lib/config.ts";

/** Links to the page that shows the installation's outgoing mail, if there is one. */
export const MailLink = () => {
  const { mailUrl } = config();
  if (!mailUrl) return null;
  return (
    <Link href={mailUrl} target="_blank" rel="noreferrer" textStyle="sm">
      Open the mailbox
    </Link>
  );
};
