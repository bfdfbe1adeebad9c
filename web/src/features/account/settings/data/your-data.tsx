import { Button } from "@chakra-ui/react";
import { Package, Trash2 } from "lucide-react";
import { useState } from "react";
import { locale } from "#web/lib/format/locale.ts";
import { useMay } from "#web/lib/session/account.ts";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { SettingsRow } from "#web/ui/page/settings-row.tsx";
import { useArchive } from "./use-archive.ts";

const DeleteAccountDialog = lazyDialog(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** The account's data: to take along, and to delete. */
export const YourData = () => {
  const [isDeleting, setDeleting] = useState(false);
  const may = useMay();
  const { download, isPending, files } = useArchive();
  return (
    <>
      <SettingsRow
        icon={Package}
        title="Download everything"
        help={
          isPending
            ? `${files.toLocaleString(locale())} files packed. Keep this page open.`
            : may("everything")
              ? "One ZIP with your original files and JSON. Keep this page open until it is packed."
              : "For members with the role “Everything”."
        }
      >
        <Button variant="outline" loading={isPending} disabled={!may("everything")} onClick={download}>
          Download
        </Button>
      </SettingsRow>
      <SettingsRow
        icon={Trash2}
        title="Delete account"
        help={
          may("owner")
            ? "With all chatbots, documents and conversations. Public links and widgets stop at once."
            : "Only its owner can delete the account."
        }
      >
        <Button
          variant="outline"
          colorPalette="red"
          disabled={!may("owner")}
          onClick={() => setDeleting(true)}
        >
          Delete Account
        </Button>
      </SettingsRow>
      {isDeleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
    </>
  );
};
