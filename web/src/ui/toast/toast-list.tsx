import { createToaster, Toaster as Stack, Toast } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, Info, type LucideIcon, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { mostShown, showQueuedToasts } from "../../lib/toaster.ts";

const toaster = createToaster({
  placement: "top-end",
  offsets: { top: "80px", right: "24px", bottom: "24px", left: "24px" },
  max: mostShown,
  // one over the other: the stack covers no more than one toast does, and unfolds under the pointer
  overlap: true,
  pauseOnPageIdle: true,
});

/** Pages move them by `useToastsOver`; `!important` overrides the inline styles of the library. */
const place = {
  md: { top: "var(--toasts-top, 80px) !important" },
  mdDown: { top: "6px !important", insetInlineEnd: "0.75rem !important" },
};

const iconOf = (type?: string): LucideIcon =>
  type === "success" ? CircleCheck : type === "error" ? CircleAlert : Info;

/**
 * The toasts: top right below the page's main actions, on phones over the top bar. They are rendered outside the
 * app's root, which an open dialog hides from screen readers.
 */
export const ToastList = () => {
  useEffect(startWhenListening, []);
  return createPortal(
    <Stack toaster={toaster} css={place}>
      {(shown) => {
        const Icon = iconOf(shown.type);
        return (
          <Toast.Root>
            <Icon size={16} aria-hidden />
            <div>
              <Toast.Title>{shown.title}</Toast.Title>
              {shown.description && <Toast.Description>{shown.description}</Toast.Description>}
            </div>
            {shown.action && (
              <Toast.ActionTrigger
                fontWeight="600"
                textDecoration="underline"
                textUnderlineOffset="3px"
                whiteSpace="nowrap"
                cursor="pointer"
              >
                {shown.action.label}
              </Toast.ActionTrigger>
            )}
            <Toast.CloseTrigger aria-label="Close">
              <X size={14} />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </Stack>,
    document.body,
  );
};

/** The toast library subscribes in its effects, so queued toasts are shown one frame later. */
const startWhenListening = () => {
  const frame = requestAnimationFrame(() => showQueuedToasts(toaster));
  return () => cancelAnimationFrame(frame);
};
