/**
 * Why a language model did not answer. `refused`: the server does not take the request. `not_a_model`: something else than
 * a model's server answers. `declined`: a content filter. `used_up`: reasoning took all tokens.
 */
export const faultReasons = [
  "no_provider",
  "credentials",
  "no_credit",
  "busy",
  "no_model",
  "too_long",
  "refused",
  "not_a_model",
  "moved",
  "unknown_host",
  "insecure",
  "unreachable",
  "silent",
  "failing",
  "unreadable",
  "cut",
  "empty",
  "declined",
  "tool_call",
  "used_up",
] as const;
export type FaultReason = (typeof faultReasons)[number];

/** A model's failure as members of the account read it, without the provider's own words. */
export interface ModelFault {
  reason: FaultReason;
  /** Whose model it is: the account's own provider, or one that the installation has set up. */
  of: "account" | "installation";
  model: string;
}

/** The fault that the metadata of a stored answer holds, if its model failed. */
export const storedFault = ({
  fault,
  faultOf,
  faultModel = "",
}: Record<string, string>): ModelFault | undefined => {
  const reason = faultReasons.find((one) => one === fault);
  return reason && { reason, of: faultOf === "account" ? "account" : "installation", model: faultModel };
};
