import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "../../../ui/lazy-part.tsx";
import { SettingsRow } from "../settings-row.tsx";

const DeleteAccountDialog = lazyDialog(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The end of all that the account has. */
export const YourData = () => {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <SettingsRow
      icon={Trash2}
      title="Delete account"
      help="With all chatbots, documents and conversations. Public links and widgets stop at once."
    >
      <Button variant="outline" colorPalette="red" onClick={() => setDeleting(true)}>
        Delete Account
      </Button>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </SettingsRow>
  );
};
