import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "#shared/errors.ts";
import { api, query, queryClient } from "#web/lib/api/api.ts";
import { dismissErrors } from "#web/lib/toaster.ts";
import { isSame, type Row, rowsOf, withIds, writtenOf } from "./rows.ts";

export type Saved = Awaited<ReturnType<typeof api.forum.allCategories>>;

/** The categories as they are edited. If another window saved them since they were read, both are shown. */
export const useSaving = (read: Saved) => {
  const [saved, setSaved] = useState(read);
  const [rows, setRows] = useState(() => rowsOf(read.items));
  const [theirs, setTheirs] = useState<Saved>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const keep = (present: Saved) => {
    setSaved(present);
    setTheirs(undefined);
    queryClient.setQueryData(query("forum", "allCategories", {}).queryKey, present);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ sent, version }: { sent: Row[]; version: number }) =>
      api.forum.saveCategories({ version, items: writtenOf(sent) }),
    meta: { success: "The categories are saved", failure: "The categories were not saved" },
    onMutate: () => setRefused({}),
    onSuccess: (present, { sent }) => {
      dismissErrors();
      keep(present);
      setRows((now) =>
        isSame(now, sent)
          ? rowsOf(present.items).map((one, at) => ({ ...one, row: sent[at]?.row ?? one.row }))
          : withIds(now, sent, present.items),
      );
      void queryClient.invalidateQueries({ queryKey: ["forum", "reports"] });
    },
    onError: async (error, { sent }) => {
      if (!(error instanceof AppError)) return;
      setRefused(namesOf(error, sent));
      if (error.code === "conflict") setTheirs(await api.forum.allCategories({}));
    },
  });
  return {
    rows,
    setRows,
    saved,
    theirs,
    isPending,
    isChanged: !isSame(rows, rowsOf(saved.items)),
    /** The server's words against names, by their rows. */
    refused,
    /** Over what another window has saved, if it is shown. */
    save: () => mutate({ sent: rows, version: (theirs ?? saved).version }),
    takeTheirs: () => {
      if (!theirs) return;
      keep(theirs);
      setRows(rowsOf(theirs.items));
      dismissErrors();
    },
    discard: () => {
      setRows(rowsOf(saved.items));
      setRefused({});
    },
  };
};
export type Saving = ReturnType<typeof useSaving>;

/** The issues of names, such as `items.2.name`, by the rows that were sent. */
const namesOf = ({ issues = [] }: AppError, sent: Row[]): Record<string, string> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const row = sent[Number(/^items\.(\d+)\./.exec(path)?.[1])]?.row;
      return row ? [[row, message]] : [];
    }),
  );
