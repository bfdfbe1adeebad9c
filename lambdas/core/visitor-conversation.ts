/** The id of the conversation that a visitor's session has: it follows from the session's, so that no read is needed. */
export const visitorConversationId = (sessionId: string): string => sessionId.replace(/^ses_/, "conv_");
