/** The status of public routes whose input has to prove something, as a password or a signed link does. */
export const unproven: Record<string, number> = {
  "account.recover": 403,
  "account.unsubscribe": 400,
  // its address leads nowhere
  "documentsApi.addFromUrl": 400,
  // its question has an answer by then
  "documentsApi.changeAnswer": 409,
  "conversations.resume": 400,
  "gaps.colleague": 404,
  "gaps.record": 404,
  // the link is one of a private template
  "knowledgeTemplates.copy": 404,
  "knowledgeTemplates.page": 404,
  // the owner has access anyway
  "knowledgeTemplates.share": 409,
  // their puzzle is not solved
  "forum.createPost": 400,
  "forum.createReply": 400,
  // by nobody who wrote the post
  "forum.solve": 403,
  "newsletter.confirm": 400,
  // no operator asks there
  "newsletter.export": 404,
  "newsletter.summary": 404,
  "newsletter.unsubscribe": 400,
  "interviews.answer": 400,
  "interviews.askPerson": 400,
  "interviews.erase": 400,
  "interviews.read": 400,
  "interviews.record": 400,
  "interviews.start": 400,
  // it holds no sound
  "recordings.clip": 400,
  // its sound has not arrived
  "recordings.transcribe": 409,
  "team.invitation": 404,
  "visitors.session": 403,
};
