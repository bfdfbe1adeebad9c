import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { DeleteKey } from "./delete-key.tsx";
import { RotateKey } from "./rotate-key.tsx";

export type KeyAction = "rotate" | "delete";

interface KeyDialogsProps {
  action: KeyAction;
  apiKey: ApiKey;
  onClose: () => void;
}

export const KeyDialogs = ({ action, ...props }: KeyDialogsProps) =>
  action === "rotate" ? <RotateKey {...props} /> : <DeleteKey {...props} />;
