import { useSearchParams } from "react-router-dom";
import type { HistoryFilter } from "#shared/history/routes.ts";
import { addressed } from "#web/lib/browser/addressed.ts";

/** The state that the address holds: the filter and the order of the list, and the open conversation. */
export interface View {
  filter: Partial<HistoryFilter>;
  order: "newest" | "oldest";
  openId: string | undefined;
}

export const choices = {
  session: { all: "All sessions", private: "Private", public: "Public" },
  period: { "7": "7 days", "30": "30 days", "90": "90 days", all: "All time" },
  outcome: { any: "Any outcome", answered: "Answered", unanswered: "Not answered" },
  feedback: {
    any: "Any feedback",
    liked: "Liked",
    disliked: "Disliked",
    commented: "With a comment",
  },
  channel: {
    any: "Any channel",
    test: "Test",
    page: "Public page",
    widget: "Widget",
    api: "API",
    telegram: "Telegram",
    discord: "Discord",
    slack: "Slack",
    interview: "Job interview",
  },
  order: { newest: "Latest activity", oldest: "Oldest activity" },
} as const;

type Choice = keyof typeof choices;

/** The values of parameters that are absent or unknown. */
export const usual = {
  session: "all",
  period: "30",
  outcome: "any",
  feedback: "any",
  channel: "any",
  order: "newest",
} as const;

export type Parameter = Choice | "chatbot" | "text" | "conversation";

const filterNames = ["chatbot", "session", "period", "outcome", "feedback", "channel", "text"] as const;

/** The view of the history page in its address, so that a link and the Back button lead to it. */
export const useView = () => {
  const [parameters, setParameters] = useSearchParams();
  const set = (changes: Partial<Record<Parameter, string>>, { replace = true } = {}) =>
    setParameters(changed(addressed(), changes), { replace });
  const chosen = <Name extends Choice>(name: Name) => choiceOf(name, parameters.get(name));
  const text = parameters.get("text")?.slice(0, 200) || undefined;
  const filter = {
    session: chosen("session"),
    period: chosen("period"),
    outcome: chosen("outcome"),
    feedback: chosen("feedback"),
    channel: chosen("channel"),
    chatbotId: parameters.get("chatbot") || undefined,
    text,
  };
  const view: View = {
    filter,
    order: chosen("order"),
    openId: parameters.get("conversation") || undefined,
  };
  return {
    ...view,
    set,
    /** The query of the address with another conversation open. */
    searchOf: (conversation: string) => `?${changed(parameters, { conversation })}`,
    /** The names of the filters that differ from their first value. */
    setFilters: filterNames.filter((name) => {
      const value = parameters.get(name);
      return name === "chatbot" || name === "text" ? value : choiceOf(name, value) !== usual[name];
    }),
    clear: () => set(Object.fromEntries(filterNames.map((name) => [name, ""]))),
  };
};

const choiceOf = <Name extends Choice>(name: Name, value: string | null): keyof (typeof choices)[Name] => {
  const known = value && value in choices[name] ? value : usual[name];
  return known as keyof (typeof choices)[Name];
};

const changed = (former: URLSearchParams, changes: Partial<Record<Parameter, string>>): URLSearchParams => {
  const next = new URLSearchParams(former);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};
