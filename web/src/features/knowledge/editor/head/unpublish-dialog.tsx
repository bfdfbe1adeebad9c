import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { useUnpublishing } from "./use-publication.ts";

/** Says that the page closes and the address stays. */
export const UnpublishDialog = ({ template, onClose }: { template: TemplateDetail; onClose: () => void }) => {
  const { mutate, isPending } = useUnpublishing(template, onClose);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Unpublish template?"
      action="Unpublish"
      isBusy={isPending}
      onConfirm={() => mutate({ retires_link: false })}
    >
      Its page closes. The link is kept: when you publish the template again, the same address opens it.
    </ConfirmDialog>
  );
};
