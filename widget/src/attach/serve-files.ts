import { acceptAttribute } from "#shared/documents/file-types.ts";
import type { OpenChat } from "../panel/open-chat.ts";
import css from "./attach.css?shadow";
import type { AttachWords } from "./attach-words.ts";
import { fileList } from "./file-list.ts";

export type ServeFiles = (chat: OpenChat) => void;

const clipLines =
  "m21.4 11-9.2 9.2a6 6 0 0 1-8.5-8.5l8.6-8.5A4 4 0 1 1 18 8.8l-8.6 8.6a2 2 0 0 1-2.8-2.8l8.5-8.5";

/** Lets the visitor attach files to the next question: by a button, by dropping them on the chat, and by pasting. */
export const serveFiles: ServeFiles = (chat) => {
  chat.load(`attach-${chat.panel.lang}`).then(
    (words) => offer(chat, (words as { default: AttachWords }).default),
    () => undefined,
  );
};

const offer = (chat: OpenChat, words: AttachWords): void => {
  const { make, mountPoint, composer, panel } = chat;
  const { element, icon } = make;
  make.adopt(mountPoint.root, make.sheetOf(css));
  const button = element(
    "button",
    { type: "button", class: "clip", "aria-label": words.attach },
    icon(clipLines),
  );
  const input = element("input", { type: "file", multiple: "", hidden: "", accept: acceptAttribute });
  const { attach } = fileList(chat, words, button);
  composer.form.prepend(button, input);
  button.onclick = () => input.click();
  input.onchange = () => {
    attach([...(input.files ?? [])]);
    input.value = "";
    composer.field.focus();
  };
  composer.field.addEventListener("paste", ({ clipboardData }) => attach([...(clipboardData?.files ?? [])]));
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;
  const mark = (isOver: boolean): void => void panel.classList.toggle("over", isOver);
  panel.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  panel.addEventListener("dragleave", () => mark(false));
  panel.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(false);
    attach([...(event.dataTransfer?.files ?? [])]);
  });
};
