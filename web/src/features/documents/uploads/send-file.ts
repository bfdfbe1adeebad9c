import { AppError } from "#shared/errors.ts";

interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/**
 * Posts a file with the form that its registration answered, since only XMLHttpRequest tells how many bytes have left.
 * Throws AppError where the storage refuses the file or cannot be reached.
 */
export const sendFile = (form: UploadForm, file: File, onSent: (bytes: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = (event) => onSent(Math.min(event.loaded, file.size));
    request.onload = () =>
      request.status < 300 ? resolve() : reject(refusal(request.status, request.responseText));
    request.onerror = () => reject(cutOff());
    request.onabort = () => reject(cutOff());
    request.open("POST", form.url);
    request.send(formData(form, file));
  });

/** The storage reads a form in order and takes what follows the file for nothing: the file comes last. */
export const formData = (form: UploadForm, file: File): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append("file", file);
  return body;
};

export const refusal = (status: number, answer: string): AppError => {
  if (answer.includes("EntityTooLarge")) return new AppError("too_large", grown);
  if (status === 403) return new AppError("forbidden", "The upload took too long to start. Try again.");
  return new AppError("unavailable", `The file storage answered with status ${status}. Try again.`);
};

/** Its form takes no more than its size when it was registered, which is within the limit. */
const grown = "The file has grown since it was chosen. Choose it again.";

const cutOff = () =>
  new AppError("unavailable", "The upload was cut off. Check your connection and try again.");
