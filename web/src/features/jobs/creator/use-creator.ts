import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { AppError } from "#shared/errors.ts";
import { streamAnswer } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import type { JobForm } from "../form/job-form.ts";
import { fill, type Outcome } from "./fill.ts";
import { type Generated, generatedFields } from "./generated.ts";
import { type ReadAnswer, readAnswer } from "./read-answer.ts";
import { systemPrompt } from "./system-prompt.ts";
import { writtenSoFar } from "./written-so-far.ts";

const emptyPrompt = "Please enter a prompt describing the job position";
const mostCharacters = 4000;

/** The AI Job Creator: collapsed, open with its prompt, generating, and collapsed again with what it filled in. */
export const useCreator = (form: UseFormReturn<JobForm>) => {
  const [isOpen, setOpen] = useState(false);
  const [isManual, setManual] = useState(false);
  const [prompt, setPrompt] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [written, setWritten] = useState<Generated>();
  const [outcome, setOutcome] = useState<Outcome>();
  const latest = useRef<Generated>({});
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async (query: string) => {
      const controller = new AbortController();
      stopping.current = controller;
      const { signal } = controller;
      setWritten(Object.fromEntries(generatedFields.map((field) => [field, ""])));
      const show = (answer: string) => setWritten((former) => ({ ...former, ...writtenSoFar(answer) }));
      try {
        return readJob(await answerTo(query, { signal, show }));
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
    onSuccess: (read) => {
      if (!read) return;
      const { fields, isClean } = read;
      setOutcome(fill(form, fields, latest));
      setOpen(false);
      if (isClean) toast.success("Job details generated successfully!");
      else toast.info("Job details partially generated. You may need to fill in some fields.");
    },
    onSettled: () => setWritten(undefined),
    meta: { failure: "Failed to generate job post" },
  });
  return {
    isOpen,
    /** The owner would rather fill the form in. */
    isManual,
    prompt,
    refusal,
    written,
    outcome,
    isGenerating: isPending,
    setPrompt: (text: string) => {
      setPrompt(text);
      setRefusal(undefined);
    },
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setManual(true);
    },
    stop: () => stopping.current?.abort(),
    undo: () => {
      outcome?.undo();
      setOutcome(undefined);
      setOpen(true);
    },
    generate: () => {
      const query = prompt.trim();
      const problem = query ? query.length > mostCharacters && "Use at most 4,000 characters." : emptyPrompt;
      setRefusal(problem || undefined);
      if (!problem) mutate(query);
      return !problem;
    },
  };
};

const answerTo = async (
  query: string,
  { signal, show }: { signal: AbortSignal; show: (answer: string) => void },
): Promise<string> => {
  let answer = "";
  const question = { query, systemPrompt, model: "gpt-4", temperature: 0.7, includeContext: false };
  for await (const event of streamAnswer(question, { signal })) {
    if (event.type !== "delta") continue;
    answer += event.text;
    show(answer);
  }
  return answer;
};

const readJob = (answer: string): ReadAnswer => {
  const read = readAnswer(answer);
  if (Object.keys(read.fields).length > 0) return read;
  throw new AppError(
    "model_failed",
    "The answer holds no job post. Say more about the position, then try again.",
  );
};

export type Creator = ReturnType<typeof useCreator>;
