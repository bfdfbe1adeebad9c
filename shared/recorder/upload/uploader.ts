import { AppError } from "#shared/errors.ts";
import { mostForms, mostParts, type RecordedType, slicesOfPart } from "#shared/recordings/rules.ts";
import type { RecordingDetail } from "#shared/recordings/shapes.ts";
import type { Place, Sound } from "../engine/sound.ts";
import { digestOf } from "./digest.ts";
import { type PartForm, sendPart } from "./send-part.ts";
import { type callsWith, isPassing } from "./server.ts";
import { untilOnline } from "./until-online.ts";

/** Forms that are asked for while one records: those of the next minute. */
const usualForms = 12;

/** Parts that come back as missing so often will not arrive. */
const mostRounds = 5;

/** So often a request may fail by a fault of the server in a row. */
const mostFaults = 3;

interface UploaderOptions {
  sound: Sound;
  type: RecordedType;
  call: ReturnType<typeof callsWith>;
  /** Present if the server has begun it already. */
  recordingId?: string | undefined;
  onBegun: (recordingId: string) => void;
  onChange: () => void;
}

export interface Uploader {
  /** There is another slice. */
  wake: () => void;
  /** Uploads what is left and has the parts joined. Throws AppError for what another try does not change. */
  finish: () => Promise<RecordingDetail>;
  progress: () => { sent: number; total: number; isWaiting: boolean };
  close: () => void;
}

const keyOf = ({ take, part }: Place): string => `${take}.${part}`;

/** Uploads a recording in parts while it is recorded; after an interrupted connection it goes on. */
export const createUploader = (options: UploaderOptions): Uploader => {
  const { sound, call, onChange } = options;
  const sent = new Set<string>();
  const digests = new Map<string, Promise<string>>();
  let forms = new Map<string, PartForm>();
  let id = options.recordingId;
  let isOver = false;
  let isWaiting = false;
  let isClosed = false;
  let running: Promise<void> | undefined;

  const left = () => sound.wholeParts(isOver).filter((place) => !sent.has(keyOf(place)));
  const digest = (place: Place): Promise<string> => {
    const known = digests.get(keyOf(place)) ?? digestOf(sound.part(place));
    digests.set(keyOf(place), known);
    return known;
  };
  /** Tries until the connection allows it. */
  const persist = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    for (let faults = 0; ; ) {
      if (isClosed) throw new AppError("conflict", "The recording was discarded.");
      try {
        const result = await run();
        isWaiting = false;
        return result;
      } catch (error) {
        if (error instanceof AppError && error.code === "internal") faults++;
        if (!isPassing(error) || faults === mostFaults) throw error;
        isWaiting = true;
        onChange();
        await untilOnline();
      }
    }
  };
  const begun = async (): Promise<string> => {
    if (id) return id;
    const recording = await call((server, ticket) => server.begin({ ticket, content_type: options.type }));
    id = recording.id;
    options.onBegun(id);
    return id;
  };
  const formOf = async ({ take, part }: Place) => {
    const known = forms.get(keyOf({ take, part }));
    if (known) return known;
    const recordingId = await begun();
    const waiting = left().filter((place) => place.take === take).length;
    const count = Math.min(Math.max(waiting, isOver ? 1 : usualForms), mostForms, mostParts - part);
    const reply = await call((server, ticket) =>
      server.parts({ ticket, recordingId, take, from: part, count }),
    );
    for (const [index, form] of reply.forms.entries()) forms.set(keyOf({ take, part: part + index }), form);
    const form = forms.get(keyOf({ take, part }));
    if (!form) throw new AppError("too_large", "This recording is too long to be stored.");
    return form;
  };
  const send = async (place: Place): Promise<void> => {
    const bytes = sound.part(place);
    try {
      await sendPart(await formOf(place), bytes);
    } catch (error) {
      // forms are good for a quarter of an hour; the next try asks for new ones
      forms = new Map();
      if (error instanceof AppError && error.code === "forbidden")
        throw new AppError("unavailable", error.message, undefined, { cause: error });
      throw error;
    }
    forms.delete(keyOf(place));
    sent.add(keyOf(place));
    void digest(place);
    onChange();
  };
  const drain = async (): Promise<void> => {
    for (let [next] = left(); next && !isClosed; [next] = left()) {
      const place = next;
      await persist(() => send(place));
    }
  };
  const upload = (): Promise<void> => {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  };
  const finish = async (): Promise<RecordingDetail> => {
    isOver = true;
    for (let round = 0; round < mostRounds; round++) {
      // a run that began before the last slice does not know of the last part
      await upload();
      await upload();
      const recordingId = await persist(begun);
      const takes = await Promise.all(
        sound
          .takes()
          .map((slices, take) => Promise.all(partsOf(slices.length).map((part) => digest({ take, part })))),
      );
      const reply = await persist(() =>
        call((server, ticket) => server.finish({ ticket, recordingId, takes })),
      );
      if (reply.recording) return reply.recording;
      for (const place of reply.missing) sent.delete(keyOf(place));
    }
    throw new AppError("conflict", "Parts of the recording did not arrive. Try again.");
  };
  return {
    wake: () => {
      // an error that lasts is told by `finish`
      if (left().length > 0) upload().catch((error: unknown) => console.warn("A part waits.", error));
    },
    finish,
    progress: () => ({ sent: sent.size, total: sound.wholeParts(true).length, isWaiting }),
    close: () => {
      isClosed = true;
    },
  };
};

const partsOf = (slices: number): number[] =>
  Array.from({ length: Math.ceil(slices / slicesOfPart) }, (_, part) => part);
