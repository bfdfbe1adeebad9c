import type { VisitorSession } from "#shared/visitors/routes.ts";
import type { Visitor } from "../visitor/visitor-session.ts";

export interface SentFile {
  id: string;
  isCut: boolean;
  /** The session that the file belongs to. */
  session: string;
}

interface Sending {
  url: string;
  widgetId: string;
  visitor: Visitor;
  signal: AbortSignal;
  /** Called with the share that has arrived, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a file; a rejected token is refreshed once. Throws an Error whose cause is the server's reply, and without a cause
 * if there was none.
 */
export const sendFile = async (file: File, sending: Sending): Promise<SentFile> => {
  const { visitor } = sending;
  const first = await visitor.session();
  const { status, reply } = await post(file, first, sending);
  if (status !== 401) return taken(status, reply, first);
  const fresh = await visitor.refresh();
  const again = await post(file, fresh, sending);
  return taken(again.status, again.reply, fresh);
};

interface Reply {
  status: number;
  reply: Partial<SentFile> | undefined;
}

const taken = (status: number, reply: Reply["reply"], { session_id: session }: VisitorSession): SentFile => {
  if (status !== 200 || !reply?.id) throw new Error(`HTTP error! status: ${status}`, { cause: reply });
  return { id: reply.id, isCut: reply.isCut ?? false, session };
};

/** A request that tells how much has been sent, which fetch can't. */
const post = (file: File, { token }: VisitorSession, { url, widgetId, signal, onProgress }: Sending) =>
  new Promise<Reply>((resolve, reject) => {
    const form = new FormData();
    form.set("widgetId", widgetId);
    form.set("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve({ status: request.status, reply: parsed(request.responseText) });
    request.onerror = () => reject(new Error("The file was not sent."));
    signal.addEventListener("abort", () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(form);
  });

const parsed = (text: string): Reply["reply"] => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
