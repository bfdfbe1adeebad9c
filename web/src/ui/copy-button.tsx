import { Button, type ButtonProps } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../lib/toaster.ts";

interface CopyButtonProps extends Omit<ButtonProps, "onClick"> {
  text: string;
  /** The toast after copying. */
  says: string;
  /** Only the icon is shown; the label is still spoken. */
  isIcon?: boolean;
  label?: string;
}

/** Copies a text and shows "Copied" for two seconds. */
export const CopyButton = ({ text, says, isIcon, label = "Copy", ...rest }: CopyButtonProps) => {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [isDone]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
      toast.success(says);
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
