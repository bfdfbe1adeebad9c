/** The chatbot looks at least so often, while it answers, whether a person has taken over. */
export const freshMilliseconds = 300;

/** A claim is acknowledged so much later, because an answer that was just passed on is still on its way. */
export const marginMilliseconds = 150;
