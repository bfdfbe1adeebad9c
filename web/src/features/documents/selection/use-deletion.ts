import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { AppError } from "#shared/errors.ts";
import { api, queryClient } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import type { Selection } from "./use-selection.ts";

const atOnce = 4;
const maxNamed = 3;

/** Deletes documents a few at a time. Those that could not be deleted are named and stay selected. */
export const useDeletion = (selection: Selection, onSettled: () => void) => {
  const [done, setDone] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (documents: Document[]) => {
      const failed: Document[] = [];
      const waiting = [...documents];
      setDone(0);
      const work = async () => {
        for (let document = waiting.shift(); document; document = waiting.shift()) {
          if (await isDeleted(document)) setDone((count) => count + 1);
          else failed.push(document);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { documents, failed };
    },
    onSuccess: async ({ documents, failed }) => {
      await Promise.all(
        ["documents", "chatbots", "analytics"].map((area) =>
          queryClient.invalidateQueries({ queryKey: [area] }),
        ),
      );
      onSettled();
      selection.keep(failed.map(({ id }) => id));
      announce(documents.length, failed);
    },
  });
  return { remove: mutate, isPending, done };
};

/** Another tab may have deleted it. Throws `unauthenticated`, which ends the session. */
const isDeleted = async ({ rag_system_id: chatbotId, id }: Document): Promise<boolean> => {
  try {
    await api.documents.remove({ chatbotId, id });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "unauthenticated") throw error;
    return error instanceof AppError && error.code === "not_found";
  }
};

const announce = (count: number, failed: Document[]): void => {
  if (failed.length === 0) {
    toast.success(count === 1 ? "Document deleted" : `${count} documents deleted`);
    return;
  }
  const names = failed.slice(0, maxNamed).map(documentName);
  if (failed.length > maxNamed) names.push(`${failed.length - maxNamed} more`);
  toast.error(
    `${count - failed.length} of ${count} documents deleted`,
    `Still there and selected: ${names.join(", ")}. Try again.`,
  );
};
