import { acceptAttribute } from "#shared/documents/file-types.ts";

/** Opens a file dialog for one file; undefined if it is cancelled. */
export const chooseFile = (): Promise<File | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = acceptAttribute;
    input.hidden = true;
    const close = () => {
      resolve(input.files?.[0]);
      input.remove();
    };
    input.onchange = close;
    input.oncancel = close;
    document.body.append(input);
    input.click();
  });
