import type { FaultReason, ModelFault } from "#shared/model-fault.ts";

/** Why a model did not answer, and what helps. */
export const faultWords = (fault: ModelFault): string => sentences[fault.reason]?.(fault) ?? "";

const server = ({ of }: ModelFault): string => (of === "account" ? "your provider" : "the model's server");
const Server = ({ of }: ModelFault): string => (of === "account" ? "Your provider" : "The model's server");
/** Names of models that never got an answer may be missing. */
const named = ({ model }: ModelFault): string => model || "the model";

const sentences: Record<FaultReason, (fault: ModelFault) => string> = {
  no_provider: ({ of }) =>
    of === "account"
      ? "The provider of this model was removed."
      : "This model is not set up in this installation any more.",
  credentials: (fault) =>
    `${Server(fault)} refuses the key: it is wrong or has expired, or it may not use ${named(fault)}.`,
  no_credit: (fault) => `The account with ${server(fault)} has no credit left. Add credit there.`,
  busy: (fault) =>
    `${Server(fault)} takes no more questions at the moment: a limit is reached. Try again in a minute.`,
  no_model: (fault) => `${Server(fault)} does not have the model ${named(fault)}. Choose another one.`,
  too_long: (fault) =>
    `The question with its passages is longer than ${named(fault)} can take. Choose a model that takes more, or shorten the system prompt.`,
  refused: (fault) =>
    `${Server(fault)} does not take this request to ${named(fault)}. Check the model and its parameters.`,
  not_a_model: (fault) =>
    `Something else than a language model answers at the address of ${server(fault)}. The address usually ends in /v1.`,
  moved: (fault) => `The address of ${server(fault)} redirects to another one. Enter that address.`,
  unknown_host: (fault) =>
    `No server was found by the name in the address of ${server(fault)}. Check it for a typing error.`,
  insecure: (fault) =>
    `No safe connection to ${server(fault)} is possible: its certificate is not valid, or the address does not take https.`,
  unreachable: (fault) =>
    `Nothing answers at the address of ${server(fault)}. Check the address, and that the server runs.`,
  silent: (fault) => `${Server(fault)} did not answer in time. Try again later.`,
  failing: (fault) => `${Server(fault)} reports a fault of its own. Try again later.`,
  unreadable: (fault) =>
    `The reply of ${server(fault)} could not be read. Try again, or choose another model.`,
  cut: (fault) => `The connection to ${server(fault)} broke off. Try again.`,
  empty: (fault) => `${named(fault)} gave an empty answer. Try again, or choose another model.`,
  declined: (fault) =>
    `A content filter of ${server(fault)} declined this question. Ask in other words, or choose another model.`,
  tool_call: (fault) => `${named(fault)} called a tool instead of answering. Choose another model.`,
  used_up: (fault) =>
    `${named(fault)} used up its tokens before the first word. Raise Max tokens, or choose another model.`,
};

/** Faults that another model or other settings of the chatbot mend. */
export const isOfModel = ({ reason }: ModelFault): boolean => ofModel.has(reason);

const ofModel = new Set<FaultReason>([
  "no_provider",
  "no_model",
  "too_long",
  "refused",
  "unreadable",
  "empty",
  "declined",
  "tool_call",
  "used_up",
]);
