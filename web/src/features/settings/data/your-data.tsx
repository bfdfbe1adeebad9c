import { Button } from "@chakra-ui/react";
import { Package, Trash2 } from "lucide-react";
import { useState } from "react";
import { lazyDialog } from "#web/ui/lazy-part.tsx";
import { SettingsRow } from "../settings-row.tsx";
import { useArchive } from "./use-archive.ts";

const DeleteAccountDialog = lazyDialog(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The account's data: to take along, and to delete. */
export const YourData = () => {
  const [isDeleting, setDeleting] = useState(false);
  const { download, isPending, files } = useArchive();
  return (
    <>
      <SettingsRow
        icon={Package}
        title="Download everything"
        help={
          isPending
            ? `${files.toLocaleString("en-US")} files packed. Keep this page open.`
            : "One ZIP with your original files and JSON. Keep this page open until it is packed."
        }
      >
        <Button variant="outline" loading={isPending} onClick={download}>
          Download
        </Button>
      </SettingsRow>
      <SettingsRow
        icon={Trash2}
        title="Delete account"
        help="With all chatbots, documents and conversations. Public links and widgets stop at once."
      >
        <Button variant="outline" colorPalette="red" onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </SettingsRow>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
};
