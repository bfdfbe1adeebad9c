import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fetchCode } from "#web/lib/code/fetch-code.ts";

/** Packs the account's data in this browser, which has no limit of time or size but the disk's, and saves it. */
export const useArchive = () => {
  const [files, setFiles] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      setFiles(0);
      const { archive } = await fetchCode(() => import("./archive.ts"));
      save(await archive(setFiles));
    },
    meta: { success: "Your data is downloaded", failure: "Your data could not be downloaded" },
  });
  return { download: () => mutate(), isPending, files };
};

const save = (content: Blob): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = `docent-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // the download reads the address later
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
