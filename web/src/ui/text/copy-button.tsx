import { Button, type ButtonProps } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../../lib/toaster.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick"> {
  text: string;
  /** The text with its layout, for programs that take HTML; null while there is none. */
  html?: () => string | null;
  /** The toast after copying. */
  says: string;
  onCopied?: (() => void) | undefined;
  /** Only the icon is shown; the label is still spoken. */
  isIcon?: boolean;
  label?: string;
}

/** Copies a text and shows "Copied" for two seconds. */
export const CopyButton = ({
  text,
  html,
  says,
  onCopied,
  isIcon,
  label = "Copy",
  ...rest
}: CopyButtonProps) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await writeBoth(text, html?.());
      setDone(true);
      toast.success(says);
      onCopied?.();
    } catch {
      toast.error("The browser did not allow copying. Select the text and copy it by hand.");
    }
  };
  return (
    <Button
      variant="ghost"
      {...(isIcon && { px: "0", "aria-label": label })}
      {...rest}
      onClick={() => void copy()}
    >
      {isDone ? <Check size={14} /> : <Copy size={14} />}
      {!isIcon && (isDone ? "Copied" : label)}
    </Button>
  );
};

/** Puts the text into the clipboard, with its HTML if the browser allows that. */
const writeBoth = async (text: string, html: string | null | undefined): Promise<void> => {
  if (!html || !("ClipboardItem" in window)) return navigator.clipboard.writeText(text);
  const blob = (content: string, type: string) => new Blob([content], { type });
  const item = { "text/plain": blob(text, "text/plain"), "text/html": blob(html, "text/html") };
  await navigator.clipboard.write([new ClipboardItem(item)]).catch(() => navigator.clipboard.writeText(text));
};
