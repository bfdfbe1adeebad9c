/** Texts about people who answer, in English. */
export default {
  someone: "A person",
  by: "{name}, human agent",
  joined: "{name} joined.",
  left: "{name} left. The assistant answers again.",
  here: "{name} is here",
  from: "A person from {owner} answers",
  typing: "{name} is typing…",
  talk: "Talk to a person",
  called: "We told the team",
  wait: "If nobody comes within {n} minutes, the assistant answers again.",
  goOn: "Go on with the assistant",
  nobody: "Nobody could come just now. The assistant answers again.",
};
