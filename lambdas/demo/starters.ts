/** Questions to begin with, each of which an article answers. */
export const starters = [
  "Which files can I upload?",
  "How do I put the chat on my website?",
  "What happens when the documents do not answer?",
];
