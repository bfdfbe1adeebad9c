/** The menu's words in English. */
export const english = {
  more: "More",
  forget: "Forget this chat",
  forgetTitle: "Forget this chat?",
  forgetText:
    "It goes from this browser, with the details that you entered. {name} keeps the conversation it received.",
  keep: "Keep",
  soundOn: "Turn sound on",
  soundOff: "Turn sound off",
  unread: "{open}, {n} unread",
};
