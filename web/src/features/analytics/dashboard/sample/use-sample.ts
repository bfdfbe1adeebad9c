import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { createSample } from "./sample.ts";

/** Creates the sample chatbot and opens its test chat, which asks the question. */
export const useSample = () => {
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (_question: string) => createSample(),
    onSuccess: (id, question) => void navigate(paths.chat(id), { state: { question } }),
    meta: { failure: "The sample could not be created" },
  });
  return { ask: mutate, isPending };
};
