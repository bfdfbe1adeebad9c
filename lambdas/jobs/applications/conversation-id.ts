/** The id of an application's conversation follows from its own, so that a start that broke off is repeated on it. */
export const conversationIdOf = (applicationId: string): string => applicationId.replace(/^app_/, "conv_");
