import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { absolute } from "#web/lib/feature/paths.ts";

const maxBytes = 256 * 1024;

/** Stores the file as a logo and returns its public address. Throws AppError with a reason for people. */
export const uploadLogo = async (file: File, widgetId: string | undefined): Promise<string> => {
  if (!file.type.startsWith("image/")) throw new AppError("invalid", "Choose an image file.");
  if (file.size > maxBytes) throw new AppError("too_large", "Use an image of at most 256 KB.");
  const image = await inBase64(file);
  const { path } = await api.widgets.uploadLogo({ widgetId, image }).catch((error: unknown) => {
    const isSignedOut = error instanceof AppError && error.code === "unauthenticated";
    // another code, because the form's changes would be lost with the session
    throw isSignedOut ? new AppError("forbidden", "User not authenticated") : error;
  });
  const address = absolute(path);
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new AppError("unavailable", "Failed to get public URL");
  return address;
};

const inBase64 = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
};
