import type { Adapter, Behaviour } from "./contract.ts";
import type { SpeechReply, SpeechServer } from "./speech-server.ts";

/** The replies of a server with OpenAI's route, by what the contract has it do. */
export const replyOf = (behaviour: Behaviour, key: string): SpeechReply => {
  switch (behaviour) {
    case "busy":
      return { status: 429, body: { error: { message: `Slow down, ${key}.` } } };
    case "fails":
      return { status: 500, body: { error: { message: `Failed for ${key}.` } } };
    case "refuses the credentials":
      return { status: 401, body: { error: { message: `Wrong key ${key}.`, code: "invalid_api_key" } } };
    case "says nothing readable":
      return { body: '{"text": "We mo' };
    case "has no text":
      return { body: { status: "ok" } };
    default:
      return {
        body: {
          text: behaviour.says,
          language: behaviour.language,
          duration: 12,
          words: behaviour.words?.map(([start, word]) => ({ word, start, end: start + 0.2 })),
        },
      };
  }
};

export const adapterOf = (
  server: () => SpeechServer,
  transcriber: Adapter["transcriber"],
  key: string,
): Adapter => ({
  transcriber,
  behave: (behaviour) => server().answer(replyOf(behaviour, key)),
  secrets: [key],
});
