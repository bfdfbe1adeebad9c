export interface Assumption {
  value: number;
  unit: string;
  /** Its source: counted in the running product, documented by AWS, or assumed. */
  from: string;
}

export const hoursOfMonth = 730;

/** Three questions of one visitor about a text of 21,000 letters, and reading that text. */
const counted = "counted in the running product";
const documented = "AWS Lambda developer guide, Amazon SQS as an event source";
const assumedBy = (what: string) => `assumed: ${what}`;

/** The product's work for one answer and one document that the template does not contain. */
export const assumed = {
  pollers: { value: 5, unit: "readers that Lambda keeps at an empty queue", from: documented },
  pollSeconds: { value: 20, unit: "seconds that one look takes", from: documented },

  scheduledMilliseconds: {
    value: 50,
    unit: "ms of a call on schedule",
    from: assumedBy("one query, mostly of a warm function"),
  },
  scheduledMegabytes: {
    value: 256,
    unit: "MB of the function called on schedule",
    from: "infra/functions.ts",
  },
  scheduledReads: {
    value: 0.5,
    unit: "read units of a call on schedule",
    from: "one query that finds nothing",
  },
  scheduledLogBytes: { value: 400, unit: "bytes of log of a call on schedule", from: "Lambda's own lines" },

  questionsPerVisit: { value: 3, unit: "questions", from: assumedBy("a short talk") },
  promptTokens: {
    value: 1600,
    unit: "tokens of a prompt",
    from: `${counted}: 1,400 to 1,460 by the product's own estimate; more with earlier turns`,
  },
  completionTokens: { value: 200, unit: "tokens of an answer", from: assumedBy("about 150 words") },
  questionTokens: { value: 15, unit: "tokens of a question", from: `${counted}: 7 to 11` },
  answerMilliseconds: {
    value: 3000,
    unit: "ms of the chat function",
    from: assumedBy("half a second to the first word, 80 tokens a second"),
  },
  sessionMilliseconds: {
    value: 100,
    unit: "ms of the visitors function",
    from: assumedBy("two reads, some cold starts"),
  },
  answerReads: {
    value: 9,
    unit: "read units of an answer",
    from: `${counted}: 3, 2 for earlier turns, and 4 to put the conversation into the index of messages`,
  },
  answerWrites: {
    value: 31,
    unit: "write units of an answer",
    from: `${counted}: four limits, one transaction of nine items, the removal of its outbox row, and the passages that were not quoted before`,
  },
  visitReads: { value: 2, unit: "read units of a visit", from: counted },
  visitWrites: {
    value: 10,
    unit: "write units of a visit",
    from: `${counted}: what it looks up is counted twice, its start once, and the first answer opens the conversation`,
  },
  answerLogBytes: {
    value: 2500,
    unit: "bytes of log of an answer",
    from: `${counted}, with Lambda's own lines`,
  },
  answerQueueRequests: { value: 3, unit: "queue requests of an answer", from: "sent, received, deleted" },
  indexMilliseconds: {
    value: 60,
    unit: "ms of the outbox function",
    from: assumedBy("three reads and one write, some cold starts"),
  },
  embeddedWrites: {
    value: 1.1,
    unit: "PUTs of an answer with search=embedded",
    from: "the adapter's code: a change of the index of messages, now and then a new file",
  },
  answerBytes: { value: 6000, unit: "bytes of an answer on its way", from: `${counted}: 4,900 to 5,800` },
  visitBytes: { value: 60_000, unit: "bytes of the widget", from: "sizes of the built site" },
  visitRequests: {
    value: 6,
    unit: "requests of a visit",
    from: "the widget's code: script, page, two parts, configuration, session",
  },
  answersPerHour: {
    value: 5,
    unit: "answers in an hour that has any",
    from: assumedBy("1,000 answers in 200 hours"),
  },
  outcomes: {
    value: 3,
    unit: "outcomes that a metric tells apart",
    from: assumedBy("answered, refused, failed"),
  },
  embeddedReads: {
    value: 2,
    unit: "GETs of an answer with search=embedded",
    from: "the adapter's code: whether the index changed is asked before words and before meaning",
  },

  documentLetters: { value: 50_000, unit: "letters of a document", from: assumedBy("about twenty pages") },
  embeddedLetters: {
    value: 1.2,
    unit: "letters embedded per letter read",
    from: assumedBy("headings stand before each passage"),
  },
  documentsPerHour: {
    value: 50,
    unit: "documents in an hour that has any",
    from: assumedBy("1,000 documents in 20 hours"),
  },
  documentMilliseconds: {
    value: 6000,
    unit: "ms of the ingest function",
    from: assumedBy("reading 1 s, embedding 5 s"),
  },
  documentReads: { value: 12, unit: "read units of a document", from: counted },
  documentWrites: {
    value: 14,
    unit: "write units of a document",
    from: `${counted}: two transactions, six updates`,
  },
  documentFileReads: { value: 2, unit: "GETs of a document", from: counted },
  documentFileWrites: {
    value: 3,
    unit: "PUTs and LISTs of a document",
    from: `${counted}: the file, what was read of it, a list`,
  },
  documentQueueRequests: { value: 3, unit: "queue requests of a document", from: "sent, received, deleted" },
  documentApiRequests: {
    value: 3,
    unit: "API requests of a document",
    from: "the app's code: registered, and looked at twice",
  },
  documentMessages: { value: 8, unit: "messages about progress", from: assumedBy("one open page") },
  documentLogBytes: {
    value: 5000,
    unit: "bytes of log of a document",
    from: assumedBy("twice that of an answer"),
  },
  embeddedFileReads: {
    value: 4,
    unit: "GETs of a document with search=embedded",
    from: assumedBy("what is current, and now and then a merge"),
  },
  embeddedFileWrites: {
    value: 3,
    unit: "PUTs of a document with search=embedded",
    from: "the adapter's code: the document, what is current, now and then a merge",
  },
} satisfies Record<string, Assumption>;
