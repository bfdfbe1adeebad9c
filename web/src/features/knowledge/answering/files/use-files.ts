import { useEffect, useRef, useState } from "react";
import { AppError } from "#shared/errors.ts";
import { mostAttachments } from "#shared/knowledge/rules.ts";
import { sendFile } from "#web/app/compositions/send-file.ts";
import { toast } from "#web/lib/toaster.ts";
import type { AnswerPort, FileState, StoredInterview } from "../port.ts";
import { type Attached, acceptedWords, attachedOf, isAccepted } from "./attached.ts";

const pollMs = 1500;

/** The toasts of an upload. */
interface FileWords {
  /** While the file is read; none if absent. */
  busy?: string;
  success: string;
  failure: string;
}

export interface Files {
  of: (questionId: string) => Attached[];
  /** Puts a file at an answer; `sendsAtOnce` uploads it too. */
  add: (questionId: string, file: File, options?: { sendsAtOnce: boolean }) => void;
  upload: (attached: Attached) => void;
  /** Takes a file out that is not on the server. */
  remove: (attached: Attached) => void;
}

/** The files at the answers of an interview. Uploads go on while another question is shown. */
export const useFiles = (
  interview: StoredInterview,
  { port, says }: { port: AnswerPort; says: FileWords },
): Files => {
  const [all, setAll] = useState(() => storedFiles(interview));
  const isGone = useRef(false);
  const change = (id: string, part: Partial<Attached>) =>
    setAll((files) => files.map((one) => (one.id === id ? { ...one, ...part } : one)));

  const settled = async (
    { questionId, id }: Attached,
    documentId: string,
  ): Promise<FileState | undefined> => {
    while (!isGone.current) {
      const state = await port.fileState(questionId, documentId).catch(ifUnreachable);
      if (state?.processing_status === "completed" || state?.processing_status === "failed") {
        change(id, { state: state.processing_status, reason: state.failure_reason });
        return state;
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
    return undefined;
  };
  const upload = async (attached: Attached): Promise<void> => {
    const { id, questionId, file } = attached;
    if (!file) return;
    const problem = isAccepted(file) ? undefined : `It cannot be read as text. Attach ${acceptedWords}.`;
    try {
      if (problem) throw new AppError("invalid", problem);
      change(id, { state: "uploading", sentBytes: 0, reason: undefined });
      const { document, upload: form } = await port.attach(questionId, file);
      await sendFile(form, file, (sentBytes) => change(id, { sentBytes }));
      change(id, { state: "processing", documentId: document.id });
      if (says.busy) toast.info(says.busy);
      const state = await settled(attached, document.id);
      if (state?.processing_status === "completed") toast.success(says.success);
      else if (state) toast.error(says.failure, state.failure_reason);
    } catch (error) {
      const reason = reasonOf(error);
      change(id, { state: "failed", reason });
      toast.error(says.failure, reason);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: those that were being read when the page was opened
  useEffect(() => {
    isGone.current = false;
    for (const one of all)
      if (one.state === "processing" && one.documentId) settled(one, one.documentId).catch(() => undefined);
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    of: (questionId) => all.filter((one) => one.questionId === questionId),
    add: (questionId, file, { sendsAtOnce } = { sendsAtOnce: false }) => {
      if (all.filter((one) => one.questionId === questionId).length >= mostAttachments)
        return toast.error(says.failure, `An answer takes at most ${mostAttachments} files.`);
      const attached: Attached = {
        id: crypto.randomUUID(),
        questionId,
        name: file.name,
        bytes: file.size,
        sentBytes: 0,
        state: "chosen",
        file,
      };
      setAll((files) => [...files, attached]);
      if (sendsAtOnce) void upload(attached);
    },
    upload: (attached) => void upload(attached),
    remove: ({ id }) => setAll((files) => files.filter((one) => one.id !== id)),
  };
};

const storedFiles = ({ responses }: StoredInterview): Attached[] =>
  responses.flatMap(({ question_id, files }) => files.map((file) => attachedOf(question_id, file)));

/** The connection may come back; what is said for good is not asked again. */
const ifUnreachable = (error: unknown): undefined => {
  if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
  return undefined;
};

const reasonOf = (error: unknown): string | undefined =>
  error instanceof AppError ? (error.issues?.[0]?.message ?? error.message) : undefined;
